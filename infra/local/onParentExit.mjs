// Detects the end of the parent process. Plain JavaScript: it runs on the machine's own Node.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_MS = 250;

/** Name and parent of a process; null where the system does not report them. */
function describe(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(parent) };
  } catch {
    // Without /proc (macOS), ps reports it.
  }
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [parent, name] = line.trim().split(/\s+/);
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** npm runs a script in a shell that survives npm, so npm itself is watched too. */
function findNpm() {
  if (!process.env.npm_lifecycle_event) return null;
  const parent = describe(process.ppid);
  return parent !== null && /sh$/.test(parent.name) ? parent.parent : null;
}

/**
 * Calls back once the parent of this process, or npm above it, has ended in any way.
 * @returns the function that stops watching
 */
export function onParentExit(call) {
  const parent = process.ppid;
  const npm = findNpm();
  const look = setInterval(() => {
    if (process.ppid === parent && (npm === null || isAlive(npm))) return;
    clearInterval(look);
    call();
  }, POLL_MS);
  look.unref();
  return () => clearInterval(look);
}
