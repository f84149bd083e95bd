import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modelList, type Protocol, protocols } from './protocols';

/**
 * A cloud on this computer: a real HTTP server that streams as OpenAI (responses and chat
 * completions), Anthropic and Google do, goes wrong on demand, and keeps every byte it received.
 * A provider's base address is `url`, with or without a path of its own.
 */
export interface Cloud {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** Every request, in order of arrival. */
  readonly log: readonly ReceivedRequest[];
  /** All that ever arrived, heads and bodies. */
  bytes(): Buffer;
  /** How the next chat requests are answered, in order; after them every prompt is echoed. */
  script(...answers: Answer[]): void;
  /** Resolves when the log holds this many requests. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Pieces = Iterable<string> | AsyncIterable<string>;

export type Answer =
  /** Streams `pieces` of the prompt; the bytes are cut every `cut` bytes, also inside a character. `full`: it came to the longest that it may be. */
  | { kind: 'reply'; pieces?: (prompt: string) => Pieces; cut?: number; full?: boolean }
  /** An error with this status. Its body repeats the prompt, as providers do. */
  | { kind: 'status'; status: number }
  /** Closes the connection without a byte. */
  | { kind: 'nothing' }
  /** A whole and well-formed stream without any text. */
  | { kind: 'empty' }
  /** The beginning of an echo, then the end of the stream; `abrupt` breaks the connection instead. */
  | { kind: 'half'; abrupt: boolean }
  /** Status 200 and bytes that are no stream of any protocol. */
  | { kind: 'garbage' }
  | { kind: 'redirect'; to: string }
  /** Takes the request and never answers. */
  | { kind: 'hang' };

/** The prompt between words that a model could have written. */
export const echo = (prompt: string): string => `You wrote: ${prompt}\nThat is all that I know.`;

/** Words with the white space after them; after each, `delayMs` pass. */
export async function* slowly(text: string, delayMs: number): AsyncGenerator<string> {
  for (const word of words(text)) {
    yield word;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}

const words = (text: string): string[] => text.match(/\s*\S+\s*/gu) ?? [text];

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));

/** Writes and waits until the bytes are handed over, so that each write is a chunk of its own. */
const write = (response: ServerResponse, bytes: Buffer): Promise<void> =>
  new Promise((resolve) => {
    if (response.destroyed) resolve();
    else response.write(bytes, () => resolve());
  });

const writeCut = async (response: ServerResponse, text: string, cut: number | undefined): Promise<void> => {
  const bytes = Buffer.from(text, 'utf8');
  const size = cut ?? Math.max(bytes.length, 1);
  for (let start = 0; start < bytes.length; start += size) await write(response, bytes.subarray(start, start + size));
};

const json = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
};

const stream = async (response: ServerResponse, protocol: Protocol, pieces: Pieces, cut?: number): Promise<void> => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  await writeCut(response, protocol.open(), cut);
  for await (const piece of pieces) {
    if (response.destroyed) return;
    await writeCut(response, protocol.piece(piece), cut);
  }
};

const reply = async (response: ServerResponse, protocol: Protocol, prompt: string, answer: Answer): Promise<void> => {
  switch (answer.kind) {
    case 'reply':
      await stream(response, protocol, answer.pieces?.(prompt) ?? words(echo(prompt)), answer.cut);
      await writeCut(response, protocol.end(answer.full), answer.cut);
      response.end();
      return;
    case 'status':
      json(response, answer.status, { error: { message: `refused: ${prompt}`, type: 'error' } });
      return;
    case 'nothing':
      response.destroy();
      return;
    case 'empty':
      await stream(response, protocol, []);
      response.end(protocol.end());
      return;
    case 'half':
      await stream(response, protocol, words(echo(prompt)).slice(0, 4));
      if (answer.abrupt) response.destroy();
      else response.end();
      return;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"a": <html>\n\ndata: ]]\n\n');
      return;
    case 'redirect':
      response.writeHead(307, { location: answer.to }).end();
      return;
    case 'hang':
  }
};

/** Starts the cloud on a free port of the loopback address. */
export const startCloud = async (): Promise<Cloud> => {
  const log: ReceivedRequest[] = [];
  const raw: Buffer[] = [];
  const script: Answer[] = [];
  const waiting = new Set<() => void>();

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url: path = '' } = request;
    const body = await bodyOf(request);
    raw.push(Buffer.from(`${method} ${path}\n${request.rawHeaders.join('\n')}\n\n${body}\n`, 'utf8'));
    log.push({ method, path, headers: headersOf(request), body });
    for (const check of waiting) check();
    const [pathOnly = ''] = path.split('?');
    if (method === 'GET' && pathOnly.endsWith('/models')) {
      const refused = script[0]?.kind === 'status' ? script.shift() : undefined;
      if (refused?.kind === 'status') json(response, refused.status, { error: { message: 'refused' } });
      else json(response, 200, modelList('x-goog-api-key' in request.headers));
      return;
    }
    const protocol = protocols.find((candidate) => candidate.path.test(pathOnly));
    if (method !== 'POST' || protocol === undefined) {
      json(response, 404, { error: { message: `no such path: ${pathOnly}` } });
      return;
    }
    await reply(response, protocol, protocol.prompt(JSON.parse(body)), script.shift() ?? { kind: 'reply' });
  };

  const server = createServer((request, response) => {
    response.socket?.setNoDelay(true);
    // A client that goes away in the middle of its request is no failure of the cloud.
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    log,
    bytes: () => Buffer.concat(raw),
    script: (...answers) => void script.push(...answers),
    received: (count) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (log.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
