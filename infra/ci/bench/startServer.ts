import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_FLAGS } from '../../local/apiFlags.mjs';

/** A server in its own process, so that the client's work does not count as the server's. */
export interface BenchServer {
  base: string;
  /** Resident memory in MiB, where the system reports it. */
  memoryMiB(): number | null;
  /** CPU time used so far, in milliseconds, where the system reports it; excludes other processes. */
  processorMs(): number | null;
  stop(): Promise<void>;
}

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Resident memory of a process in MiB, where the system reports it. */
export function residentMiB(pid: number | undefined): number | null {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib ? Number(kib) / 1024 : null;
  } catch {
    return null;
  }
}

/** Starts a script that prints `… on port N`, or an address of this machine, once it listens. */
export async function startServer(script: string, env: Record<string, string>): Promise<BenchServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fleetwatch-log-'));
  const logFile = openSync(path.join(folder, 'log'), 'w');
  const flags = script.startsWith('api/') ? API_FLAGS : [];
  const child = spawn(process.execPath, [...flags, path.join(ROOT, script)], {
    cwd: ROOT,
    // The log goes into a file, as in production.
    stdio: ['ignore', 'pipe', logFile],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...env },
  });
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => {
      closeSync(logFile);
      rmSync(folder, { recursive: true, force: true });
      resolve();
    }),
  );
  const base = await new Promise<string>((resolve, reject) => {
    let written = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      const port = /(?:on port |localhost:)(\d+)/.exec(written)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    void exited.then(() => reject(new Error(`${script} ended before it listened.`)));
  });
  return {
    base,
    memoryMiB: () => residentMiB(child.pid),
    processorMs() {
      try {
        const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
      } catch {
        return null;
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
