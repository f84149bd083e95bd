import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detect } from '../../../../main/engine/privacy/detect';
import { openModel } from '../../../../main/workers/tagger/model';
import type { EntityType, Span } from '../../../../shared/domain';

/** A sentence with what is personal in it. */
export interface Marked {
  readonly text: string;
  readonly marks: readonly { readonly start: number; readonly end: number; readonly type: EntityType }[];
}

const mark = /\[\[(.*?)\|([A-Z_]+)\]\]/;

/** `I am [[Ana|PERSON]].`, a line each; `\n` in it is a line break. */
export const readMarked = (name: string): Marked[] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const marks: Marked['marks'][number][] = [];
      let text = '';
      let rest = line.replaceAll('\\n', '\n');
      for (let found = mark.exec(rest); found !== null; found = mark.exec(rest)) {
        const [whole, value = '', type = ''] = found;
        text += rest.slice(0, found.index);
        marks.push({ start: text.length, end: text.length + value.length, type: type as EntityType });
        text += value;
        rest = rest.slice(found.index + whole.length);
      }
      return { text: text + rest, marks };
    });

/** The right type and at least half of what both cover. */
export const agrees = (a: Marked['marks'][number], b: Marked['marks'][number]): boolean =>
  a.type === b.type &&
  2 * (Math.min(a.end, b.end) - Math.max(a.start, b.start)) >= Math.max(a.end, b.end) - Math.min(a.start, b.start);

/** What the whole of detection finds in each text, with the model that is shipped. */
export const detectAll = async (texts: readonly string[]): Promise<Span[][]> => {
  const model = await openModel(join(import.meta.dirname, '../../../../resources/tagger'));
  const tagged = await model.tag(texts);
  return texts.map((text, i) => detect(text, { decisions: [], known: [], tagged: tagged[i] ?? [] }));
};
