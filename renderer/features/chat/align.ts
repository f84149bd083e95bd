/**
 * Markdown drops escapes, entities, quote marks and indents: where each character of a node's value
 * stands in its source. The answer has one more entry, the end.
 */
export const alignValue = (source: string, value: string): number[] => {
  if (source === value) return Array.from({ length: value.length + 1 }, (_, i) => i);
  const places: number[] = [];
  let at = 0;
  for (let i = 0; i < value.length; i++) {
    while (at < source.length && source[at] !== value[i] && source[at] !== '&') at++;
    places.push(at);
    if (source[at] === '&' && !value.startsWith('&', i)) at = afterEntity(source, at);
    else if (source[at] === '&') at = entity.test(source.slice(at, at + 12)) ? afterEntity(source, at) : at + 1;
    else at++;
  }
  places.push(Math.min(at, source.length));
  return places;
};

const entity = /^&(#\d+|#x[\da-f]+|\w+);/i;

const afterEntity = (source: string, at: number): number => {
  const found = entity.exec(source.slice(at, at + 40));
  return at + (found ? found[0].length : 1);
};
