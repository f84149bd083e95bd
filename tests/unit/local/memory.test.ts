import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemory } from '../../../main/engine/local/memory';

it('what was read is remembered while there is room, the least recently used goes first, the newest stays', () => {
  const key = fc.integer({ min: 1, max: 9 }).map((length) => 'abcdefghi'.slice(-length));
  const step = fc.record({ key, isSet: fc.boolean() });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 25 }), fc.array(step, { maxLength: 60 }), (room, steps) => {
      const memory = createMemory<number>(room);
      // The same, slowly: the newest last.
      let model: { key: string; value: number }[] = [];
      for (const [value, { key: at, isSet }] of steps.entries()) {
        const known = model.find((each) => each.key === at);
        expect(memory.has(at)).toBe(known !== undefined);
        if (!isSet) expect(memory.get(at)).toBe(known?.value);
        else memory.set(at, value);
        if (!isSet && known === undefined) continue;
        model = [...model.filter((each) => each !== known), { key: at, value: isSet ? value : (known?.value ?? 0) }];
        while (model.length > 1 && model.reduce((sum, each) => sum + each.key.length, 0) > room) model.shift();
      }
    }),
  );
});
