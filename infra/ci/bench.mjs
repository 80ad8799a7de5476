// `npm run bench`: measures the API against bare servers in one run, and writes the results to
// docs/benchmarks.md. `npm run bench -- --large` adds a club with a million sorties, `--only=polled,writes` selects some.
import { ensureInstalled } from './install.mjs';
import { run } from './stages.mjs';

ensureInstalled();
process.exit(await run('node', ['infra/ci/bench/main.ts', ...process.argv.slice(2)]));
