import { spawnSync } from 'node:child_process';

test('writes lines of JSON to standard error, including the last ones at the end of the process', () => {
  const written = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { createLog } from './createLog.ts';
       const { logger } = createLog('info');
       logger.info({ event: 'first' });
       logger.error({ event: 'last' });`,
    ],
    { cwd: __dirname, encoding: 'utf8' },
  ).stderr;
  const lines = written.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { level: 'info', time: expect.any(String), event: 'first' },
    { level: 'error', time: expect.any(String), event: 'last' },
  ]);
});
