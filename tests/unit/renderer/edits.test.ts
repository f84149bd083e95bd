import { EditorState, Text } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editBetween } from '../../../renderer/features/composer/edit-between';
import {
  carryOver,
  inOriginal,
  marksField,
  placesIn,
  setMarks,
} from '../../../renderer/features/composer/finding-marks';
import type { Finding } from '../../../shared/domain';

const finding = (text: string, value: string): Finding => {
  const start = text.indexOf(value);
  return {
    start,
    end: start + value.length,
    type: 'PERSON',
    risk: 5,
    score: 1,
    source: 'gazetteer',
    reason: '',
    action: 'protect',
    original: value,
    surrogate: 'Elena',
    surrogateStart: start,
    surrogateEnd: start + 5,
    mechanism: 'fpe',
    epsilon: null,
    derivation: null,
  };
};

const doc = (text: string): Text => Text.of(text.split('\n'));

describe('an edit between two texts', () => {
  it('turns the first into the second', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀'), maxLength: 30 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const edit = editBetween(before, after);
        const made = edit ? before.slice(0, edit.from) + edit.insert + before.slice(edit.to) : before;
        expect(made).toBe(after);
      }),
    );
  });

  it('touches only what changed', () => {
    expect(editBetween('I am Maria.', 'I am really Maria.')).toEqual({ from: 5, to: 5, insert: 'really ' });
    expect(editBetween('same', 'same')).toBeNull();
  });
});

describe('findings of an older text', () => {
  const analysed = 'I am Maria and she is Rosa.';
  const marks = inOriginal([finding(analysed, 'Maria'), finding(analysed, 'Rosa')]);
  const textAt = (now: string): string[] =>
    placesIn(carryOver(marks, doc(analysed), doc(now))).map(({ from, to }) => now.slice(from, to));

  it('stand where their words stand now', () => {
    expect(textAt('Hello, I am Maria and she is Rosa.')).toEqual(['Maria', 'Rosa']);
    expect(textAt('I am Maria and today she is Rosa.')).toEqual(['Maria', 'Rosa']);
    expect(textAt('I am Maria and she is Rosa. Thanks!')).toEqual(['Maria', 'Rosa']);
  });

  it('go where their words are deleted', () => {
    expect(textAt('I am Maria.')).toEqual(['Maria']);
  });

  it('move with every key while the preview is on its way', () => {
    const start = EditorState.create({ doc: analysed, extensions: marksField });
    const marked = start.update({ effects: setMarks.of(marks) }).state;
    const typed = marked.update({ changes: { from: 0, insert: 'So: ' } }).state;
    const places = placesIn(typed.field(marksField));
    expect(places.map(({ from, to }) => typed.sliceDoc(from, to))).toEqual(['Maria', 'Rosa']);
    expect(places.map(({ index }) => index)).toEqual([0, 1]);
  });
});
