import jwt from 'jsonwebtoken';
import { runtime, startRuntime } from '../config/runtime.ts';
import { readToken } from './tokens.ts';

const ID = 'a'.repeat(24);
const instant = new Date('2026-05-01T12:00:00Z');
const exp = instant.getTime() / 1000 + 600;
const access = { purpose: 'access', sub: ID, club: ID, sid: ID, coach: 1, exp };
const landing = { purpose: 'landing', sub: ID, club: ID, sorties: [ID], exp };

beforeEach(() => {
  startRuntime({
    mongodbUri: '',
    secret: 's'.repeat(32),
    basePath: '',
    isProduction: false,
    now: () => instant,
  });
});

/** Signs claims with the server's own key. */
const signed = (claims: object): string =>
  jwt.sign(JSON.stringify(claims), runtime().accessKey, { algorithm: 'HS256' });

test('reads a token with claims of the right types', () => {
  expect(readToken(signed(access))).toMatchObject({ kind: 'member', id: ID, isCoach: true });
  expect(readToken(signed(landing))).toMatchObject({ kind: 'landing', id: ID, sorties: [ID] });
});

const NO_IDS = [{ $ne: null }, [ID], 7, true, '', 'short', `${ID}0`, ID.toUpperCase(), null];

test.each(['sub', 'club', 'sid'])('accepts only an id as %s of an access token', (claim) => {
  for (const value of NO_IDS)
    expect(() => readToken(signed({ ...access, [claim]: value }))).toThrow(
      expect.objectContaining({ code: 'signed_out' }),
    );
});

test.each(['sub', 'club', 'sorties'])('accepts only its type as %s of a landing token', (claim) => {
  const values = claim === 'sorties' ? [ID, { 0: ID, length: 1 }, [{ $ne: null }], [7], null] : NO_IDS;
  for (const value of values)
    expect(() => readToken(signed({ ...landing, [claim]: value }))).toThrow(
      expect.objectContaining({ code: 'landing_token_refused' }),
    );
});

test.each([{}, '1', 2, true, [1]])('refuses a coach claim of %j', (coach) => {
  expect(() => readToken(signed({ ...access, coach }))).toThrow(
    expect.objectContaining({ code: 'signed_out' }),
  );
});

test.each([{}, '1900000000', null, [exp]])('refuses an expiry of %j', (value) => {
  expect(() => readToken(signed({ ...access, exp: value }))).toThrow(
    expect.objectContaining({ code: 'signed_out' }),
  );
});
