import type { ChatCall } from '../../../shared/models';
import { CodedError } from '../../../shared/result';
import { createMain, type TestMain, testModel } from '../engine/harness';

export interface Quoted {
  text: string;
  kind: string;
  sure?: boolean;
}

/** Main with a model that answers as written here: `answers` gives the quotes of a piece, or the statements that it means. */
export const scriptedMain = (
  answers: (piece: string) => readonly (Quoted | string)[],
  check = { recall: 1, precision: 1 },
) => {
  const main: TestMain = createMain();
  main.models = [{ ...testModel, check: { ...check, cases: 10, ms: 1 } }];
  const asked: string[] = [];
  const chat = main.chat;
  const state = { busy: 0 };
  main.chat = (input: ChatCall['input'], call) => {
    if (input.schema === undefined) return chat(input, call);
    if (input.background !== true) throw new Error('the engine asks in the background');
    if (state.busy > 0) {
      state.busy--;
      throw new CodedError('cancelled');
    }
    const piece = input.messages.at(-1)?.text ?? '';
    asked.push(piece);
    return { text: JSON.stringify(answers(piece)), reason: 'end' };
  };
  return { main, asked, state };
};
