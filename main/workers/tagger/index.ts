import { faultText } from '../../../shared/fault';
import { parentPort } from '../../../shared/parent-port';
import { connect } from '../../../shared/port';
import type { TaggerService } from '../../../shared/tagger';
import { seal } from '../seal';
import { type Model, openModel } from './model';

/** The tagger's worker: text in, spans out. No keys, no network. */

seal();

process.on('uncaughtException', (error) => {
  process.stderr.write(faultText('The tagger', error), () => process.exit(1));
});

let opened: { folder: string; model: Promise<Model> } | null = null;

const modelOf = (folder: string): Promise<Model> => {
  if (opened?.folder !== folder) {
    const model = openModel(folder);
    opened = { folder, model };
    // A file that was put right is read again.
    model.catch(() => {
      opened = null;
    });
  }
  return opened.model;
};

const port = parentPort();
port.onClose(() => process.exit());
connect<TaggerService, Record<never, never>>(port, {
  tag: async ({ folder, texts }) => (await modelOf(folder)).tag(texts),
});
