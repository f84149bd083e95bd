/** Rules of numbers that no library of validators knows, each from its authority's own words. */

/** Σ weight · digit over the weights. */
const sum = (number: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, i) => total + weight * Number(number.charAt(i)), 0);
const isDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};
const two = (number: string, at: number): number => Number(number.slice(at, at + 2));

export const rules: Readonly<Record<string, (number: string) => boolean>> = {
  // IRS, Publication 4757: a 9 in front; the fourth and fifth digit 50 to 65, 70 to 88, 90 to 92, 94 to 99.
  'a US taxpayer number (ITIN)': (number) => /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/.test(number),
  // NHS Data Dictionary: weights 10 to 2, 11 less the remainder by 11; 11 is 0, and 10 is no number.
  'an NHS number': (number) => {
    const check = 11 - (sum(number, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
    return number.length === 10 && check !== 10 && check % 11 === Number(number.charAt(9));
  },
  // Services Australia: the ninth digit is the sum with weights 1, 3, 7, 9 by 10; then the card's issue.
  'an Australian Medicare number': (number) =>
    /^[2-6]\d{8}[1-9]\d?$/.test(number) && sum(number, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(number.charAt(8)),
  // 1996. évi XX. törvény: born before 1997 weights 1 to 10, later 10 to 1, by 11.
  'a Hungarian personal number': (number) =>
    [Array.from({ length: 10 }, (_, i) => i + 1), Array.from({ length: 10 }, (_, i) => 10 - i)].some(
      (weights) => sum(number, weights) % 11 === Number(number.charAt(10)),
    ),
  'a Hungarian TAJ number': (number) =>
    /^\d{9}$/.test(number) && sum(number, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 === Number(number.charAt(8)),
  'a Russian SNILS': (number) =>
    /^\d{11}$/.test(number) && (sum(number, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(number.slice(9)),
  // 総務省令: from the right, weights 2 to 7 and 2 to 6; a remainder of 0 or 1 gives 0.
  'a Japanese My Number': (number) => {
    const rest = sum(number, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
    return /^\d{12}$/.test(number) && (rest < 2 ? 0 : 11 - rest) === Number(number.charAt(11));
  },
  // S and T of citizens, F and G of foreigners; M, of 2022, has letters of its own.
  'a Singapore NRIC': (number) => {
    if (!/^[STFGM]\d{7}[A-Z]$/.test(number)) return false;
    const total = sum(number.slice(1), [2, 7, 6, 5, 4, 3, 2]) + (/^[TG]/.test(number) ? 4 : /^M/.test(number) ? 3 : 0);
    const letters = { S: 'JZIHGFEDCBA', T: 'JZIHGFEDCBA', M: 'XWUTRQPNJLK' }[number.charAt(0)] ?? 'XWUTRQPNMLK';
    return letters.charAt(total % 11) === number.charAt(8);
  },
  // Permendagri: the day of birth in the seventh and eighth digit, 40 more for a woman.
  'an Indonesian NIK': (number) =>
    /^\d{16}$/.test(number) && isDate(2000 + two(number, 10), two(number, 8), two(number, 6) % 40),
  // Weights 1 to 11 by 11; where that gives 10, weights 3 to 11, 1, 2.
  'a Kazakh IIN': (number) => {
    const first = sum(number, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
    const check = first === 10 ? sum(number, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11 : first;
    return /^\d{12}$/.test(number) && check === Number(number.charAt(11));
  },
  'an Egyptian national number': (number) =>
    /^[23]\d{13}$/.test(number) &&
    isDate((number.startsWith('2') ? 1900 : 2000) + two(number, 1), two(number, 3), two(number, 5)),
  // DVLA INF45/1: the decade, the month (50 more for a woman), the day, the year.
  'a British driving licence': (number) =>
    /^[A-Z][A-Z9]{4}\d[0156]\d{4}[A-Z9]{2}\d[A-Z]{2}$/.test(number) &&
    isDate(2000 + Number(number.charAt(5) + number.charAt(10)), two(number, 6) % 50, two(number, 8)),
};
