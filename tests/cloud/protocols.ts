/** The streaming protocols of the providers, as far as a chat needs them: server-sent events around pieces of text. */

export interface Protocol {
  /** The path of a request, without the base address. */
  readonly path: RegExp;
  /** The text of the last user message in a request's body. */
  prompt(body: unknown): string;
  open(): string;
  piece(text: string): string;
  /** `full`: at the longest that it may be. */
  end(full?: boolean): string;
}

type Json = Record<string, unknown>;

const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: Json): string => `event: ${String(value.type)}\n${data(value)}`;

/** Text of a message's content: a string, or parts with a `text`. */
const plain = (content: unknown): string => {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: unknown) => String((part as Json).text ?? '')).join('');
};

const lastUser = (messages: unknown, text: (message: Json) => unknown): string => {
  const found = (Array.isArray(messages) ? (messages as Json[]) : []).findLast((message) => message.role === 'user');
  return found === undefined ? '' : plain(text(found));
};

const chatCompletions: Protocol = {
  path: /\/chat\/completions$/,
  prompt: (body) => lastUser((body as Json).messages, (message) => message.content),
  open: () => data({ id: 'c1', model: 'cloud', choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }),
  piece: (text) => data({ id: 'c1', model: 'cloud', choices: [{ index: 0, delta: { content: text } }] }),
  end: (full) =>
    `${data({ id: 'c1', model: 'cloud', choices: [{ index: 0, delta: {}, finish_reason: full ? 'length' : 'stop' }] })}data: [DONE]\n\n`,
};

const responses: Protocol = {
  path: /\/responses$/,
  prompt: (body) => lastUser((body as Json).input, (message) => message.content),
  open: () =>
    event({ type: 'response.created', response: { id: 'r1', created_at: 1, model: 'cloud' } }) +
    event({ type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'm1' } }),
  piece: (text) => event({ type: 'response.output_text.delta', item_id: 'm1', output_index: 0, delta: text }),
  end: (full) =>
    event({ type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'm1' } }) +
    event({
      type: full ? 'response.incomplete' : 'response.completed',
      response: {
        usage: { input_tokens: 1, output_tokens: 1 },
        ...(full && { incomplete_details: { reason: 'max_output_tokens' } }),
      },
    }),
};

const anthropic: Protocol = {
  path: /\/messages$/,
  prompt: (body) => lastUser((body as Json).messages, (message) => message.content),
  open: () =>
    event({ type: 'message_start', message: { id: 'm1', model: 'cloud', usage: { input_tokens: 1 } } }) +
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
  piece: (text) => event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  end: (full) =>
    event({ type: 'content_block_stop', index: 0 }) +
    event({
      type: 'message_delta',
      delta: { stop_reason: full ? 'max_tokens' : 'end_turn' },
      usage: { output_tokens: 1 },
    }) +
    event({ type: 'message_stop' }),
};

const google: Protocol = {
  path: /:streamGenerateContent$/,
  prompt: (body) => lastUser((body as Json).contents, (message) => message.parts),
  open: () => '',
  piece: (text) => data({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] }),
  end: (full) =>
    data({ candidates: [{ content: { role: 'model', parts: [] }, finishReason: full ? 'MAX_TOKENS' : 'STOP' }] }),
};

export const protocols: readonly Protocol[] = [chatCompletions, responses, anthropic, google];

/** The models that the server says it has, in the shape of the provider whose key was sent. */
export const modelList = (google: boolean): unknown =>
  google
    ? {
        models: ['cloud-large', 'cloud-small'].map((id) => ({
          name: `models/${id}`,
          supportedGenerationMethods: ['generateContent'],
        })),
      }
    : { object: 'list', data: ['cloud-large', 'cloud-small'].map((id) => ({ id, object: 'model' })) };
