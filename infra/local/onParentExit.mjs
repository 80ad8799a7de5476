// Whether the one who started this process is still there. Plain JavaScript: it runs on the machine's own Node.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 250;

/** Name and parent of a process; null where the system says neither. */
function describe(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(parent) };
  } catch {
    // No /proc (macOS): ps says it.
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

/** npm runs a script in a shell, which npm's end leaves running: then npm is watched too. */
function findNpm() {
  if (!process.env.npm_lifecycle_event) return null;
  const parent = describe(process.ppid);
  return parent !== null && /sh$/.test(parent.name) ? parent.parent : null;
}

/**
 * Calls back once the process that started this one, or npm above it, has ended in any way.
 * @returns what ends the watch
 */
export function onParentExit(call) {
  const parent = process.ppid;
  const npm = findNpm();
  const look = setInterval(() => {
    if (process.ppid === parent && (npm === null || isAlive(npm))) return;
    clearInterval(look);
    call();
  }, LOOK_EVERY_MS);
  look.unref();
  return () => clearInterval(look);
}
