/**
 * An error that nobody awaited, in words for the standard error stream. Its message may hold what the user wrote:
 * only its kind and its place are told.
 */
export const faultText = (process: string, thrown: unknown): string => {
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : { name: typeof thrown, message: '' };
  // The stack repeats the message, whose lines may look like places.
  const places = stack.slice(stack.indexOf(message) + message.length);
  const frames = places.split('\n').filter((line) => /^\s+at /.test(line));
  return [`${process} failed: ${name}`, ...frames, ''].join('\n');
};
