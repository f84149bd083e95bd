import { build, run, runHeadless, say, setup } from './setup.mjs';

/** Everything that must hold: format, lint, types, unit and property tests, then the real window end to end. */

setup({ headless: true });
say('Format and lint');
run('biome', ['ci', '--error-on-warnings', '.']);
say('Types');
run('tsc', ['-p', '.']);
build();
const built = { PALIMPSEST_BUILT: 'out' };
say('Model for the tests');
run('node', ['scripts/models.mjs'], built);
say('Unit and property tests');
run('vitest', ['run'], built);
say('The real window, end to end');
runHeadless('playwright', ['test']);
