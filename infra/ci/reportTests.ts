// Runs a file of node:test's tests and writes their results: node reportTests.ts FILE REPORT
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

const [file = '', report] = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };
const events = run({
  files: [path.resolve(file)],
  timeout: 600_000,
  forceExit: true,
});
events.on('test:pass', ({ details, nesting }) => {
  if (nesting === 0 && details.type !== 'suite') counts.passed += 1;
});
events.on('test:fail', ({ nesting }) => {
  if (nesting === 0) counts.failed += 1;
});
events.once('end', () => {
  if (report) writeFileSync(report, JSON.stringify(counts));
  process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
});
events.compose(new spec()).pipe(process.stdout);
