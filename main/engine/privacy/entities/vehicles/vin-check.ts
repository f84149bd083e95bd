const values = (c: string): number =>
  /\d/.test(c)
    ? Number(c)
    : ([0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9][c.charCodeAt(0) - 64] ?? 0);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The ninth character: North America and China require it (49 CFR 565.15). */
export const vinCheck = (vin: string): string => {
  const rest = Array.from(vin).reduce((sum, c, i) => sum + values(c) * (weights[i] ?? 0), 0) % 11;
  return rest === 10 ? 'X' : String(rest);
};

/** Where no maker of Europe has something to say, it writes ZZZ. */
const european = /^[STUVWXYZ][A-HJ-NPR-Z0-9]{2}ZZZ[A-HJ-NPR-Z0-9]{7}[0-9]{4}$/;
export const isEuropeanVin = (vin: string): boolean => european.test(vin);

export const vinPattern = /^[A-HJ-NPR-Z0-9]{17}$/;
export const passesVin = (vin: string): boolean => vinPattern.test(vin) && vinCheck(vin) === vin.charAt(8);
