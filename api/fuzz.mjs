// npm run fuzz -w @fleetwatch/api: the long fuzz. FLEETWATCH_FUZZ_REQUESTS and FLEETWATCH_FUZZ_SEED change it.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const packageFile = createRequire(import.meta.url).resolve('jest/package.json');
const jest = path.join(path.dirname(packageFile), 'bin/jest.js');
const config = path.resolve(import.meta.dirname, '../jest.config.mjs');
const { status } = spawnSync(
  process.execPath,
  [
    jest,
    '--config',
    config,
    '--selectProjects',
    'api',
    '--verbose',
    '--testPathPatterns',
    'platform/http/fuzz',
  ],
  { stdio: 'inherit', env: { FLEETWATCH_FUZZ_REQUESTS: '5000', ...process.env } },
);
process.exit(status ?? 1);
