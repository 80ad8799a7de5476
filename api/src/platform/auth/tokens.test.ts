import jwt from 'jsonwebtoken';
import { runtime, startRuntime } from '../config/runtime.ts';
import {
  readRefreshToken,
  readToken,
  signAccessToken,
  signLandingToken,
  signRefreshToken,
} from './tokens.ts';

const SECRET = 's'.repeat(32);
const member = { id: 'a'.repeat(24), clubId: 'b'.repeat(24), isCoach: true, sessionId: 'c'.repeat(24) };
const landing = { id: 'a'.repeat(24), clubId: 'b'.repeat(24), sorties: ['d'.repeat(24)] };
let instant = new Date('2026-05-01T12:00:00Z');
const start = (secret: string): void => {
  startRuntime({ mongodbUri: '', secret, basePath: '', isProduction: false, now: () => instant });
};

beforeEach(() => {
  instant = new Date('2026-05-01T12:00:00Z');
  start(SECRET);
});

test('names the caller of a token', () => {
  expect(readToken(signAccessToken(member))).toEqual({
    kind: 'member',
    offices: [],
    isConfirmedCoach: false,
    ...member,
  });
  expect(readToken(signLandingToken(landing))).toEqual({ kind: 'landing', ...landing });
});

test('signs access for fifteen minutes, landing for ten', () => {
  const [access, land] = [signAccessToken(member), signLandingToken(landing)];
  instant = new Date('2026-05-01T12:09:59Z');
  expect(readToken(land).kind).toBe('landing');
  instant = new Date('2026-05-01T12:10:00Z');
  expect(() => readToken(land)).toThrow(expect.objectContaining({ code: 'landing_token_refused' }));
  instant = new Date('2026-05-01T12:14:59Z');
  expect(readToken(access).kind).toBe('member');
  instant = new Date('2026-05-01T12:15:00Z');
  expect(() => readToken(access)).toThrow(expect.objectContaining({ code: 'signed_out' }));
});

test('accepts only this secret and HS256', () => {
  const claims = { purpose: 'access', sub: member.id, club: member.clubId, sid: member.sessionId, coach: 1 };
  const far = Math.floor(instant.getTime() / 1000) + 600;
  const bad = [
    jwt.sign({ ...claims, exp: far }, 'another secret'),
    jwt.sign({ ...claims, exp: far }, SECRET),
    jwt.sign({ ...claims, exp: far }, runtime().accessKey, { algorithm: 'HS512' }),
    jwt.sign({ ...claims, exp: far, purpose: 'refresh' }, runtime().accessKey),
    jwt.sign({ exp: far }, runtime().accessKey),
    jwt.sign(claims, runtime().accessKey),
    jwt.sign('text', runtime().accessKey),
    `${signAccessToken(member)}x`,
  ];
  for (const token of bad)
    expect(() => readToken(token)).toThrow(expect.objectContaining({ code: 'signed_out' }));
});

test('names session and generation in a refresh token, and refuses forged ones', () => {
  const named = { clubId: 'b'.repeat(24), sessionId: 'c'.repeat(24), generation: 70_000 };
  const text = signRefreshToken(named);
  expect(readRefreshToken(text)).toEqual(named);
  expect(signRefreshToken(named)).toBe(text);
  for (let at = 0; at < 60; at += 7) {
    const bytes = Buffer.from(text, 'base64url');
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(readRefreshToken(bytes.toString('base64url'))).toBeNull();
  }
  start('another secret that is long enough');
  expect(readRefreshToken(text)).toBeNull();
});

test('refuses a short secret at the start', () => {
  expect(() => {
    start('short');
  }).toThrow('at least 32');
});
