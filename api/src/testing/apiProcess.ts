import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { TEST_SECRET } from './startTestApi.ts';

/** The API in a separate process, as deployed, for tests that kill it. */
export interface ApiProcess {
  /** 'http://127.0.0.1:port' */
  base: string;
  /** Sends SIGKILL; resolves when the process has exited. */
  kill(): Promise<void>;
  /** Sends SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

const MAIN = join(__dirname, '../main.ts');

/** Starts `main.ts` against a database. Rejects with its output when it exits before it listens. */
export async function startApiProcess(
  mongodbUri: string,
  environment: Record<string, string> = {},
): Promise<ApiProcess> {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      MONGODB_URI: mongodbUri,
      FLEETWATCH_SECRET: TEST_SECRET,
      PORT: '0',
    },
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const base = await new Promise<string>((resolve, reject) => {
    let written = '';
    const read = (chunk: Buffer): void => {
      written += chunk.toString();
      const port = /on port (\d+)/.exec(written)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => {
      reject(new Error(`The API ended before it was ready: ${written}`));
    });
  });
  return {
    base,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
