/** Numbers that count more steps than this hardly fit by chance: $3,200 are 32 hundreds, $500 are five. */
const telling = 30;

/** Whether numbers that fit are so little round that chance does not make them fit. */
export const areTelling = (sizes: readonly number[]): boolean => {
  const largest = Math.max(...sizes);
  let step = 1;
  while (step * 10 <= largest && sizes.every((size) => size % (step * 10) === 0)) step *= 10;
  return largest / step > telling;
};
