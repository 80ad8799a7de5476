import { AsyncLocalStorage } from 'node:async_hooks';
import { startRuntime } from '../config/runtime.ts';
import { inTurn, takeTurn } from './inTurn.ts';

beforeAll(() => {
  startRuntime({
    mongodbUri: '',
    secret: 's'.repeat(32),
    basePath: '',
    isProduction: false,
    limits: { turnsWaiting: 2, turnWaitMs: 50 },
  });
});

const stays = (): AbortSignal => new AbortController().signal;
let count = 0;
let line: string;
beforeEach(() => {
  count += 1;
  line = `line ${count}`;
});

test('work of one line waits for the work before it, and work of another line does not', async () => {
  const done: string[] = [];
  const end = await takeTurn(line, stays());
  const second = inTurn(line, stays(), () => Promise.resolve(done.push('second')));
  await inTurn(`${line} of another`, stays(), () => Promise.resolve(done.push('other')));
  end();
  await second;
  expect(done).toEqual(['other', 'second']);
});

test("a failure is its own work's, and the next has its turn", async () => {
  const failed = inTurn(line, stays(), () => Promise.reject(new Error('No.')));
  const next = inTurn(line, stays(), () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('No.');
  expect(await next).toBe('next');
});

test('work has the context that it was asked in, and not that of the work before', async () => {
  const scope = new AsyncLocalStorage<string>();
  const asked = ['one', 'two'].map((name) =>
    scope.run(name, () => inTurn(line, stays(), () => Promise.resolve(scope.getStore()))),
  );
  expect(await Promise.all(asked)).toEqual(['one', 'two']);
});

test('more than the line has room for are busy at once, with when to come again', async () => {
  const end = await takeTurn(line, stays());
  const waiting = [1, 2].map((value) => inTurn(line, stays(), () => Promise.resolve(value)));
  const refused = inTurn(line, stays(), () => Promise.resolve(3));
  await expect(refused).rejects.toMatchObject({ code: 'busy', status: 503, retryAfterSeconds: 10 });
  end();
  expect(await Promise.all(waiting)).toEqual([1, 2]);
});

test('who waits too long is busy, and its work is never done', async () => {
  const work = jest.fn(() => Promise.resolve());
  const end = await takeTurn(line, stays());
  await expect(inTurn(line, stays(), work)).rejects.toMatchObject({ code: 'busy' });
  end();
  await inTurn(line, stays(), () => Promise.resolve());
  expect(work).not.toHaveBeenCalled();
});

test('work that has begun takes longer than one waits', async () => {
  const slow = async (): Promise<string> => {
    const end = await takeTurn(`${line} inside`, stays());
    const other = await inTurn(`${line} inside`, stays(), () => Promise.resolve()).catch(() => 'waited');
    end();
    return String(other);
  };
  expect(await inTurn(line, stays(), slow)).toBe('waited');
});

test.each(['before it waits', 'while it waits'])('a client that leaves %s leaves the line', async (when) => {
  const left = new AbortController();
  const work = jest.fn(() => Promise.resolve());
  const end = await takeTurn(line, stays());
  if (when === 'before it waits') left.abort(new Error('Gone.'));
  const waiting = inTurn(line, left.signal, work);
  left.abort(new Error('Gone.'));
  await expect(waiting).rejects.toThrow('Gone.');
  end();
  await inTurn(line, stays(), () => Promise.resolve());
  expect(work).not.toHaveBeenCalled();
});
