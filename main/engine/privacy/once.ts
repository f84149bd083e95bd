/** What is worked out when it is first asked for. */
export const once = <T>(work: () => T): (() => T) => {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
};
