import type { EngineEvents, EngineService, MainService } from '../../../shared/engine';
import { parentPort } from '../../../shared/parent-port';
import { connect, type Peer } from '../../../shared/port';

/** An engine that needs no native module: it answers with what it was asked, and asks main back. */
const peer: Peer<MainService, EngineEvents> = connect<EngineService, MainService, EngineEvents>(parentPort(), {
  'engine.open': ({ masterKey, profile }) => {
    if (masterKey.length !== 32 || profile !== null) throw new Error('not what was sent');
    return undefined;
  },
  request: async ({ name, input }) => {
    const secret = await peer.call('secret.get', { account: name });
    return { ok: true, value: { input, secret, variables: Object.keys(process.env) } };
  },
  'models.check': () => {
    throw new Error('not asked for');
  },
  'engine.close': () => undefined,
});
