// `npm run audit`: known vulnerabilities in the dependencies, as the registry reports them. A finding fails it; a registry
// that does not respond or has no audit data is reported and does not.
import { spawnSync } from 'node:child_process';
import { ROOT, toolEnvironment } from './install.mjs';

const ARGUMENTS = ['audit', '--omit=dev', '--audit-level=moderate', '--json'];

/** Npm's report; null when the registry did not respond. */
function readReport(text) {
  try {
    const { vulnerabilities, metadata } = JSON.parse(text);
    return metadata
      ? { found: Object.values(vulnerabilities ?? {}), counts: metadata.vulnerabilities }
      : null;
  } catch {
    return null;
  }
}

const { stdout } = spawnSync('npm', ARGUMENTS, {
  cwd: ROOT,
  encoding: 'utf8',
  env: toolEnvironment({}),
  timeout: 60_000,
  maxBuffer: 64 * 1_048_576,
  shell: process.platform === 'win32',
});
const report = readReport(stdout);
if (!report) {
  console.log('The registry gave no list of known vulnerabilities: nothing was checked.');
} else {
  for (const { name, severity, range } of report.found) console.log(`${severity}: ${name} ${range}`);
  const { total = 0, critical = 0, high = 0, moderate = 0 } = report.counts;
  console.log(`${total} known vulnerabilities in what the product runs on.`);
  process.exitCode = critical + high + moderate > 0 ? 1 : 0;
}
