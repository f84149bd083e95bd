/**
 * Replies of the local model, which writes one at a time, in the order in which they were asked for.
 * @param onWaits Told whether others are before this one; never where none is.
 */
export type Line = <T>(reply: Promise<T>, onWaits: (waits: boolean) => void) => Promise<T>;

export const createLine = (): Line => {
  const underWay = new Set<Promise<unknown>>();
  return async (reply, onWaits) => {
    const before = [...underWay];
    underWay.add(reply);
    if (before.length > 0) {
      onWaits(true);
      void Promise.allSettled(before).then(() => onWaits(false));
    }
    try {
      return await reply;
    } finally {
      underWay.delete(reply);
    }
  };
};
