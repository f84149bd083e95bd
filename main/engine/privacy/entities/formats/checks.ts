/** Check characters of account and other numbers: each function takes what stands before the check. */

/** Sum of digits times weights, the weights repeated. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  Array.from(digits).reduce((sum, digit, i) => sum + Number(digit) * (weights[i % weights.length] ?? 0), 0);

/** What makes a weighted sum a multiple of ten. */
export const toTen = (sum: number): string => String((10 - (sum % 10)) % 10);

/** The digit that makes `payload` pass Luhn (ISO/IEC 7812-1 Annex B); its letters count from 10. */
export const luhnDigit = (payload: string): number => {
  let sum = 0;
  for (let i = 0; i < payload.length; i++) {
    const digit = Number.parseInt(payload.charAt(payload.length - 1 - i), 36);
    sum += i % 2 === 1 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit;
  }
  return (10 - (sum % 10)) % 10;
};

/** Remainder of mod 97-10 (ISO 7064) over letters and digits. */
export const mod97 = (text: string): number => {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
};

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Two digits after which the number leaves 1 (ISO 7064 mod 97-10). */
export const toOne97 = (payload: string): string => twoDigits(98 - mod97(`${payload}00`));

/** ISO 7064 mod 11,10. */
export const mod1110 = (digits: string): string => {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return String((11 - product) % 10);
};

/** A weighted sum's complement to a multiple of eleven; null where that is ten. */
export const toEleven = (sum: number): string | null => {
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? null : String(check);
};
