/** One replacement that turns `before` into `after`: what stands between their common ends. Null where they are equal. */
export const editBetween = (before: string, after: string): { from: number; to: number; insert: string } | null => {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before.charCodeAt(head) === after.charCodeAt(head)) head++;
  let tail = 0;
  while (
    tail < shorter - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail++;
  }
  return { from: head, to: before.length - tail, insert: after.slice(head, after.length - tail) };
};
