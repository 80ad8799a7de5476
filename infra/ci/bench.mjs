// `npm run bench`: the API's figures of this repository, measured against bare servers in one run, and written to
// docs/benchmarks.md. `npm run bench -- --large` grows the club to a million sorties, `--only=polled,writes` runs some.
import { ensureInstalled } from './install.mjs';
import { run } from './stages.mjs';

ensureInstalled();
process.exit(await run('node', ['infra/ci/bench/main.ts', ...process.argv.slice(2)]));
