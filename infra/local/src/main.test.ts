import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@fleetwatch/embedded-mongo';

const MAIN = join(__dirname, 'main.ts');

// Starting processes takes longer on a busy machine.
jest.setTimeout(60_000);

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'fw-main-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the portal as `npm start` does, and waits until it ends. */
function start(env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        FLEETWATCH_DATA: dataDir,
        PORT: '0',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ code, output }));
  });
}

describe('a start that is refused', () => {
  let busy: Server;
  beforeEach(async () => {
    busy = createServer();
    await new Promise<void>((resolve) => busy.listen(0, resolve));
  });
  afterEach(() => new Promise((resolve) => busy.close(resolve)));

  it('states in one line that the port is taken', async () => {
    const { port } = busy.address() as AddressInfo;
    const { code, output } = await start({ PORT: String(port) });
    expect(output).toBe(`Port ${port} is taken. Stop what uses it, or choose another: PORT=8081 npm start\n`);
    expect(code).toBe(1);
  });

  it('states in one line that production requires a secret', async () => {
    const { code, output } = await start({ NODE_ENV: 'production' });
    expect(output).toBe(
      'FLEETWATCH_SECRET is not set: in production it has to be (at least 32 characters).\n',
    );
    expect(code).toBe(1);
  });

  it('states in one line that a secret is too short', async () => {
    const { code, output } = await start({ FLEETWATCH_SECRET: 'short' });
    expect(output).toBe('Configuration: FLEETWATCH_SECRET is missing or wrong.\n');
    expect(code).toBe(1);
  });

  it('states in one line that another portal uses the data folder', async () => {
    const other = await startEmbedded({ dir: join(dataDir, 'database'), sync: 'OFF' });
    try {
      const { code, output } = await start({});
      expect(output).toMatch(/^The data folder .* is in use by another process[^\n]*\n$/);
      expect(code).toBe(1);
    } finally {
      await other.stop();
    }
  });
});

describe('the address', () => {
  /** Whether a portal with this environment is reachable at an address of this machine other than localhost. */
  async function isReachedElsewhere(env: NodeJS.ProcessEnv): Promise<boolean> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        FLEETWATCH_DATA: dataDir,
        PORT: '0',
        NODE_ENV: 'production',
        FLEETWATCH_SECRET: 'x'.repeat(32),
        FLEETWATCH_LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close');
    const port = await new Promise<string>((resolve) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, found] = /localhost:(\d+)/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    const ask = (host: string) =>
      fetch(`http://${host}:${port}/api/club`).then(
        () => true,
        () => false,
      );
    expect(await ask('127.0.0.1')).toBe(true);
    const isReached = await ask('127.0.0.2');
    child.kill('SIGTERM');
    await ended;
    return isReached;
  }

  it('listens on localhost, unless HOST is set', async () => {
    expect(await isReachedElsewhere({})).toBe(false);
    expect(await isReachedElsewhere({ HOST: '0.0.0.0' })).toBe(true);
  });
});
