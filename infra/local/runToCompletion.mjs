// Child processes that never outlive this one. Plain JavaScript: it runs on the machine's own Node.
import { spawn } from 'node:child_process';
import { onParentExit } from './onParentExit.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function follow(child, end) {
  const forget = onParentExit(() => end('SIGTERM'));
  for (const signal of SIGNALS) process.on(signal, end);
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      forget();
      for (const name of SIGNALS) process.off(name, end);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/**
 * Runs one of our scripts, which ends on a signal or, through its IPC channel, when this process is killed.
 * @param options those of `spawn`, and `flags` for Node
 * @returns its exit code
 */
export function runScript(node, script, { flags = [], ...options }) {
  const child = spawn(node, [...flags, script], {
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return follow(child, (signal) => child.kill(signal));
}

/**
 * Runs a tool that starts other processes: they form one process group and get every signal together.
 * @returns its exit code
 */
export function runTool(command, args, options) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  return follow(child, (signal) => {
    process.kill(-child.pid, signal);
    process.exit(1);
  });
}
