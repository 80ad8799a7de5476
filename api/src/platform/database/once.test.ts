import { ApiError } from '../http/errors.ts';
import { createOnce, repeatableOf } from './once.ts';
import { startRuntime } from '../config/runtime.ts';

beforeAll(() => {
  startRuntime({ mongodbUri: '', secret: 's'.repeat(32), basePath: '', isProduction: false });
});

const KEY = 'abcdefgh-1234_ABCD';
const body = { boat: 'a', miles: 1 };
const of = (header: string | undefined, actor = 'kim', route = 'POST /land', sent: unknown = body) =>
  repeatableOf(header, actor, route, sent);

test('finds no repeat without a header', () => {
  expect(of(undefined)).toBeNull();
  expect(of('')).toBeNull();
});

test.each(['short', 'x'.repeat(65), 'spaces are not good', '{"$gt":""}________'])('refuses key %p', (key) => {
  expect(() => of(key)).toThrow(ApiError);
});

test('binds a key to its sender and route, whatever the order of fields', () => {
  const first = of(KEY);
  expect(of(KEY, 'kim', 'POST /land', { miles: 1, boat: 'a' })).toEqual(first);
  expect(of(KEY, 'ana')?.requestKey).not.toBe(first?.requestKey);
  expect(of(KEY, 'kim', 'POST /launch')?.requestKey).not.toBe(first?.requestKey);
  expect(of(KEY, 'kim', 'POST /land', { boat: 'a', miles: 2 })).toEqual({
    requestKey: first?.requestKey,
    requestHash: expect.not.stringMatching(String(first?.requestHash)),
  });
});

test('leaves passwords out of the digest', () => {
  expect(of(KEY, 'kim', 'POST /user', { name: 'k', password: 'Row2win!' })).toEqual(
    of(KEY, 'kim', 'POST /user', { name: 'k', password: 'other' }),
  );
});

describe('createOnce', () => {
  const repeat = { requestKey: 'k', requestHash: 'h' };
  const refuse = (): Promise<never> => Promise.reject(new ApiError('dry_docked', 'dry docked'));

  test('answers a refused creation that succeeded before with the first document', async () => {
    const first = { requestHash: 'h', boat: 'Kestrel' };
    const once = await createOnce(repeat, refuse, () => Promise.resolve(first));
    expect(once).toEqual({ document: first, isRepeat: true });
  });

  test('refuses a creation again that never succeeded', async () => {
    await expect(createOnce(repeat, refuse, () => Promise.resolve(null))).rejects.toThrow('dry docked');
    await expect(createOnce(null, refuse, () => Promise.reject(new Error('not asked')))).rejects.toThrow(
      'dry docked',
    );
  });

  test('refuses the key of a creation with other content', async () => {
    const other = { requestHash: 'other' };
    await expect(createOnce(repeat, refuse, () => Promise.resolve(other))).rejects.toMatchObject({
      code: 'key_reused',
    });
  });
});
