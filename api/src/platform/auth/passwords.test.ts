import { ApiError } from '../http/errors.ts';
import { hashPassword, isPasswordOf, passwordsSettled } from './passwords.ts';
import { startRuntime } from '../config/runtime.ts';

beforeAll(() => {
  startRuntime({
    mongodbUri: '',
    secret: 's'.repeat(32),
    basePath: '',
    isProduction: false,
    limits: { passwordQueue: 3 },
  });
});

test('matches a password however the device composes its letters', async () => {
  const hash = await hashPassword('Ro\u0308w2win!');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPasswordOf(hash, 'R\u00f6w2win!')).toBe(true);
  expect(await isPasswordOf(hash, 'Row2win!')).toBe(false);
  expect(await isPasswordOf(null, 'no member has this password')).toBe(false);
});

test('answers busy when the queue is full, and serves the waiting passwords', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => hashPassword('Row2win!')));
  const refused = tries.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toEqual(expect.objectContaining({ code: 'busy' }));
  expect(refused[0]?.reason).toBeInstanceOf(ApiError);
  await passwordsSettled();
  await expect(hashPassword('Row2win!')).resolves.toContain('argon2id');
});
