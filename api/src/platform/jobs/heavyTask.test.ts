import { Types } from 'mongoose';
import { threadId } from 'node:worker_threads';
import type * as work from '../../testing/heavyWork.ts';
import { runInClub } from '../club/clubScope.ts';
import { startRuntime } from '../config/runtime.ts';
import { endHeavyTasks, inHeavyTurn, runHeavyTask, runInThread, type HeavyTask } from './heavyTask.ts';

const url = new URL('../../testing/heavyWork.ts', import.meta.url);
const task = <Name extends keyof typeof work>(name: Name): HeavyTask<(typeof work)[Name]> => ({ url, name });
const inAClub = <Result>(run: () => Result, id = new Types.ObjectId()): Result =>
  runInClub({ id, timezone: 'UTC', seasonStart: '01-01' }, run);
const stays = (): AbortSignal => new AbortController().signal;

beforeAll(() => {
  startRuntime({ mongodbUri: '', secret: 's'.repeat(32), basePath: '', isProduction: false });
});
afterEach(() => endHeavyTasks());

test('runs a task in a thread of its own, and moves a buffer there', async () => {
  const bytes = new Uint8Array(1_000);
  const answer = await inAClub(() => runInThread(task('echo'), ['here', bytes], stays(), [bytes.buffer]));
  expect(answer).toEqual({ thread: expect.any(Number) as number, value: 'here', bytes: 1_000 });
  expect(answer.thread).not.toBe(threadId);
  expect(bytes).toHaveLength(0);
});

test('does not block other work', async () => {
  const flag = new SharedArrayBuffer(4);
  const waiting = inAClub(() => runHeavyTask(task('waitForFlag'), [flag], stays()));
  setImmediate(() => {
    Atomics.store(new Int32Array(flag), 0, 1);
    Atomics.notify(new Int32Array(flag), 0);
  });
  expect(await waiting).toBe('set');
});

test('keeps the code and text of a refusal, and reports a fault as one', async () => {
  await expect(inAClub(() => runHeavyTask(task('refuse'), [], stays()))).rejects.toMatchObject({
    name: 'ApiError',
    code: 'invalid:file',
    message: 'This is not a file.',
  });
  const fault = inAClub(() => runHeavyTask(task('fail'), [], stays()));
  await expect(fault).rejects.toThrow('A fault.');
  await expect(fault).rejects.not.toHaveProperty('code');
});

test('ends a task alone that takes too much memory, with 413', async () => {
  await expect(inAClub(() => runHeavyTask(task('fillMemory'), [], stays()))).rejects.toMatchObject({
    code: 'body_too_large',
  });
});

test('ends the thread when the client disconnects, and starts the next job', async () => {
  const counter = new SharedArrayBuffer(4);
  const count = new Int32Array(counter);
  const left = new AbortController();
  const club = new Types.ObjectId();
  const counting = inAClub(() => runHeavyTask(task('countForever'), [counter], left.signal), club);
  const next = inAClub(() => inHeavyTurn(stays(), () => Promise.resolve(Atomics.load(count, 0))), club);
  await Atomics.waitAsync(count, 0, 0).value;
  left.abort(new Error('The client has left.'));
  await expect(counting).rejects.toThrow('The client has left.');
  const reached = await next;
  expect(reached).toBeGreaterThan(0);
  expect(Atomics.load(count, 0)).toBe(reached);
});
