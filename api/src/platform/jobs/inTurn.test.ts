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

test('runs work of one line in order, and work of another line at once', async () => {
  const done: string[] = [];
  const end = await takeTurn(line, stays());
  const second = inTurn(line, stays(), () => Promise.resolve(done.push('second')));
  await inTurn(`${line} of another`, stays(), () => Promise.resolve(done.push('other')));
  end();
  await second;
  expect(done).toEqual(['other', 'second']);
});

test('keeps a failure to its own work, and starts the next', async () => {
  const failed = inTurn(line, stays(), () => Promise.reject(new Error('No.')));
  const next = inTurn(line, stays(), () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('No.');
  expect(await next).toBe('next');
});

test('runs work in the context of its request, and not of the work before', async () => {
  const scope = new AsyncLocalStorage<string>();
  const asked = ['one', 'two'].map((name) =>
    scope.run(name, () => inTurn(line, stays(), () => Promise.resolve(scope.getStore()))),
  );
  expect(await Promise.all(asked)).toEqual(['one', 'two']);
});

test('answers busy with a Retry-After when the line is full', async () => {
  const end = await takeTurn(line, stays());
  const waiting = [1, 2].map((value) => inTurn(line, stays(), () => Promise.resolve(value)));
  const refused = inTurn(line, stays(), () => Promise.resolve(3));
  await expect(refused).rejects.toMatchObject({ code: 'busy', status: 503, retryAfterSeconds: 10 });
  end();
  expect(await Promise.all(waiting)).toEqual([1, 2]);
});

test('answers busy after too long a wait, and never does that work', async () => {
  const work = jest.fn(() => Promise.resolve());
  const end = await takeTurn(line, stays());
  await expect(inTurn(line, stays(), work)).rejects.toMatchObject({ code: 'busy' });
  end();
  await inTurn(line, stays(), () => Promise.resolve());
  expect(work).not.toHaveBeenCalled();
});

test('lets work that has begun take longer than a wait may', async () => {
  const slow = async (): Promise<string> => {
    const end = await takeTurn(`${line} inside`, stays());
    const other = await inTurn(`${line} inside`, stays(), () => Promise.resolve()).catch(() => 'waited');
    end();
    return String(other);
  };
  expect(await inTurn(line, stays(), slow)).toBe('waited');
});

test.each(['before it waits', 'while it waits'])(
  'removes a client that leaves %s from the line',
  async (when) => {
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
  },
);
