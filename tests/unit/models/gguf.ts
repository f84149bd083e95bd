/** A small file that is a GGUF model by its header (GGUF 3, as ggml's docs/gguf.md has it), for what need not run. */

const text = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(bytes.length));
  return Buffer.concat([length, bytes]);
};
const number = (value: number, size: 4 | 8 = 4): Buffer => {
  const bytes = Buffer.alloc(size);
  if (size === 4) bytes.writeUInt32LE(value);
  else bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const fraction = (key: string, value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([text(key), number(6), bytes]);
};
const typed = (value: string | number | boolean): Buffer[] => {
  if (typeof value === 'boolean') return [number(7), Buffer.from([Number(value)])];
  return typeof value === 'string' ? [number(8), text(value)] : [number(4), number(value)];
};
const field = (key: string, value: string | number | boolean): Buffer => Buffer.concat([text(key), ...typed(value)]);

/** A field of strings. */
const list = (key: string, values: readonly string[]): Buffer =>
  Buffer.concat([text(key), number(9), number(8), number(values.length, 8), ...values.map(text)]);

interface TinyOptions {
  readonly architecture?: string;
  /** Without one it has no vocabulary. */
  readonly tokens?: readonly string[];
  readonly version?: number;
  /** More of its metadata: of its own architecture, say. */
  readonly more?: Readonly<Record<string, string | number | boolean>>;
  /** Of how many parts it says that it is one. */
  readonly parts?: number;
}

/** @param weights Its one tensor's bytes, a multiple of four; none for a file without tensors. */
export const tinyModel = (
  name: string,
  weights: Buffer,
  { architecture = 'llama', tokens = ['a', 'b'], version = 3, more = {}, parts = 1 }: TinyOptions = {},
): Buffer => {
  const fields = [
    field('general.architecture', architecture),
    ...(parts > 1 ? [field('split.count', parts), field('split.no', 0)] : []),
    ...(tokens.length > 0 ? [field('tokenizer.ggml.model', 'gpt2'), list('tokenizer.ggml.tokens', tokens)] : []),
    field('general.name', name),
    field('general.license', 'mit'),
    field('general.file_type', 15),
    field('llama.block_count', 1),
    field('llama.context_length', 512),
    field('llama.embedding_length', 32),
    field('llama.feed_forward_length', 64),
    field('llama.attention.head_count', 1),
    field('llama.attention.head_count_kv', 1),
    field('llama.vocab_size', 32),
    fraction('llama.attention.layer_norm_rms_epsilon', 1e-5),
    ...Object.entries(more).map(([key, value]) => field(key, value)),
  ];
  const shape = [number(1), number(weights.length / 4, 8), number(0), number(0, 8)];
  const tensors = weights.length === 0 ? [] : [Buffer.concat([text('token_embd.weight'), ...shape])];
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    number(version),
    number(tensors.length, 8),
    number(fields.length, 8),
    ...fields,
    ...tensors,
  ]);
  return Buffer.concat([head, Buffer.alloc((32 - (head.length % 32)) % 32), weights]);
};
