import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';

/** Editors save a file in several steps, and several files together. */
const SETTLE_MS = 200;

/** A script and its source folders. */
export interface Rerun {
  script: string;
  env: NodeJS.ProcessEnv;
  /** Folders that contain its sources. */
  folders: readonly string[];
}

const isSource = (file: string | null): boolean =>
  file !== null && /\.(?:ts|mjs|json)$/.test(file) && !file.includes('.test.');

/**
 * Runs a script in a child process, which ends with this one however that ends, and restarts it whenever a source changes.
 * `node --watch` only restarts: when it is killed, its child keeps running.
 * @returns the stop function
 */
export function runAgainOnChange({ script, env, folders }: Rerun): () => void {
  let child: ChildProcess | null = null;
  let isOver = false;
  let isOld = false;
  let settling: NodeJS.Timeout | undefined;

  function start(): void {
    isOld = false;
    child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.once('exit', () => {
      child = null;
      // The next run needs the data folder, which the previous one has released by now.
      if (isOld && !isOver) start();
    });
  }
  function startAgain(): void {
    if (child === null) return start();
    isOld = true;
    child.kill('SIGTERM');
  }
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_kind, file) => {
      if (!isSource(file)) return;
      clearTimeout(settling);
      settling = setTimeout(startAgain, SETTLE_MS);
    }),
  );
  start();
  return () => {
    isOver = true;
    clearTimeout(settling);
    for (const watcher of watchers) watcher.close();
    child?.kill('SIGTERM');
  };
}
