import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';

/** Editors write a file in several steps, and several files in one go. */
const SETTLE_MS = 200;

/** What is run, and what makes it old. */
export interface Rerun {
  script: string;
  env: NodeJS.ProcessEnv;
  /** Folders whose files it is made of. */
  folders: readonly string[];
}

const isSource = (file: string | null): boolean =>
  file !== null && /\.(?:ts|mjs|json)$/.test(file) && !file.includes('.test.');

/**
 * Runs a script in a process of its own, which ends with this one however that ends, and again whenever a file that it is
 * made of changes. `node --watch` does the latter alone: killed, it leaves what it watches running.
 * @returns what ends it
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
      // The next one wants the data folder, which this one has let go now.
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
