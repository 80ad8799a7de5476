import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAgainOnChange } from './runAgainOnChange.ts';

/** Sends the content of the file beside it to a listener, and keeps running until it receives a signal to end. */
const SCRIPT = `
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
const socket = connect(Number(process.env.LISTENER), '127.0.0.1');
socket.write(readFileSync(new URL('sources/word.ts', import.meta.url), 'utf8'));
process.on('disconnect', () => process.exit(0));
`;

// Starting processes takes longer on a busy machine.
jest.setTimeout(30_000);

let folder: string;
let listener: Server;
let stop: () => void;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fw-rerun-'));
  mkdirSync(join(folder, 'sources'));
  listener = createServer();
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
});
afterEach(async () => {
  stop();
  listener.close();
  await once(listener, 'close');
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

/** The message of the next process, and its connection, which ends with it. */
async function nextWord(): Promise<{ word: string; ended: Promise<unknown> }> {
  const [socket] = (await once(listener, 'connection')) as [Socket];
  socket.on('error', () => undefined);
  const ended = once(socket, 'close');
  const [word] = (await once(socket, 'data')) as [Buffer];
  return { word: word.toString(), ended };
}

function run(): void {
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const env = { ...process.env, LISTENER: String(port) };
  stop = runAgainOnChange({ script: join(folder, 'script.mjs'), env, folders: [join(folder, 'sources')] });
}

it('runs a script again when a source changes, after the previous run has ended, and stops it', async () => {
  write('script.mjs', SCRIPT);
  write('sources/word.ts', 'one');
  run();
  const first = await nextWord();
  expect(first.word).toBe('one');
  const second = nextWord();
  write('sources/word.ts', 'two');
  await first.ended;
  expect((await second).word).toBe('two');
  stop();
  await (
    await second
  ).ended;
});

it('runs a failed script again once a source changes', async () => {
  write('script.mjs', SCRIPT.replace("'utf8'));", "'utf8'), () => process.exit(1));"));
  write('sources/word.ts', 'broken');
  run();
  await (
    await nextWord()
  ).ended;
  write('script.mjs', SCRIPT);
  const fixed = nextWord();
  write('sources/word.ts', 'fixed');
  expect((await fixed).word).toBe('fixed');
});
