import { expect, test } from 'vitest';
import { warmUp } from '../../../main/engine/chat/analysis';
import { deriveKeys } from '../../../main/engine/keys';
import { entities } from '../../../main/engine/privacy';

/** Most of the engine's expressions are compiled in it: beside other programs that takes a while. */
const patience = 90_000;

test(
  'a draft that comes while the engine warms up waits for one recogniser, not for a sample',
  async () => {
    let turns = 0;
    let isWarm = false;
    const turn = (): void => {
      turns++;
      if (!isWarm) setImmediate(turn);
    };
    setImmediate(turn);
    const tagging = { read: () => Promise.resolve({ tagged: [], names: 'lists' as const }) };
    await warmUp({ keys: deriveKeys(new Uint8Array(32).fill(7)), tagging });
    isWarm = true;
    const recognisers = Object.values(entities).filter(({ recognise }) => recognise !== null).length;
    expect(turns).toBeGreaterThan(10 * recognisers);
  },
  patience,
);
