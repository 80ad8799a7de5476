import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const MAIN = join(__dirname, 'main.ts');
const STARTER = join(__dirname, 'testing/startBuilt.mjs');

// Starting whole portals takes longer on a busy machine.
jest.setTimeout(60_000);

type Child = ChildProcessByStdio<null, Readable, Readable>;

let folder: string;
let started: Child[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fw-ends-'));
  started = [];
});
afterEach(() => {
  for (const { pid = 0 } of started) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The group has ended, as expected.
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a command in its own process group, with the environment of a portal that starts quickly. */
function start(command: string, args: string[]): Child {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    HOME: folder,
    PORT: '0',
    NODE_ENV: 'production',
    FLEETWATCH_DATA: join(folder, 'data'),
    FLEETWATCH_SECRET: 'x'.repeat(32),
  };
  const child = spawn(command, args, {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.resume();
  started.push(child);
  return child;
}

/** Reads lines until one matches. */
async function untilSaid(child: Child, pattern: RegExp): Promise<RegExpExecArray> {
  for await (const line of createInterface({ input: child.stdout })) {
    const match = pattern.exec(line);
    if (match) {
      child.stdout.resume();
      return match;
    }
  }
  throw new Error(`It ended without printing ${pattern}.`);
}

/** Portal and database inherit their starter's output, so the output closes only when the last of them has ended. */
const allEnded = (child: Child): Promise<unknown> => once(child, 'close');

const SERVES = /Fleetwatch is at/;

describe('portal and embedded database end', () => {
  function startNpm(): Child {
    const scripts = { start: `node ${STARTER} ${MAIN}` };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'ends', scripts }));
    return start('npm', ['start', '--no-update-notifier']);
  }

  it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('when only npm gets %s', async (signal) => {
    const npm = startNpm();
    await untilSaid(npm, SERVES);
    const ended = allEnded(npm);
    npm.kill(signal);
    await ended;
  });

  it.each(['SIGINT', 'SIGHUP'] as const)('when the terminal sends %s to all of npm start', async (signal) => {
    const npm = startNpm();
    await untilSaid(npm, SERVES);
    const ended = allEnded(npm);
    process.kill(-(npm.pid ?? 0), signal);
    await ended;
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('when the process started by npm gets %s', async (signal) => {
    const starter = start(process.execPath, [STARTER, MAIN]);
    await untilSaid(starter, SERVES);
    const ended = allEnded(starter);
    starter.kill(signal);
    await ended;
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)('when the portal gets %s', async (signal) => {
    const portal = start(process.execPath, [MAIN]);
    await untilSaid(portal, SERVES);
    const ended = allEnded(portal);
    portal.kill(signal);
    await ended;
    if (signal !== 'SIGKILL') expect(portal.exitCode).toBe(0);
  });

  it('when the starter is killed before the portal serves', async () => {
    const starter = start(process.execPath, [STARTER, MAIN]);
    await untilSaid(starter, /^starter/);
    const ended = allEnded(starter);
    starter.kill('SIGKILL');
    await ended;
  });
});
