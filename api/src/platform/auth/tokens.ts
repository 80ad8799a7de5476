import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Office } from '@fleetwatch/contract/officers/offices';
import { LANDING_TOKEN_REFUSED } from '@fleetwatch/contract/sorties/texts';
import { SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import jwt from 'jsonwebtoken';
import { now } from '../club/clock.ts';
import { ApiError } from '../http/errors.ts';
import { runtime } from '../config/runtime.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const LANDING_TOKEN_SECONDS = 10 * 60;
export const REFRESH_TOKEN_DAYS = 30;

/** A signed-in member, from the access token. */
export interface MemberActor {
  kind: 'member';
  id: string;
  clubId: string;
  /** Whether they have the documented powers of a coach. */
  isCoach: boolean;
  /** Whether they are a confirmed coach now. Not part of the token: false until the caller is checked. */
  isConfirmedCoach: boolean;
  /**
   * Offices held now, as a coach or by appointment. Not part of the token: empty until the caller is
   * checked.
   */
  offices: readonly Office[];
  sessionId: string;
}

/** A member authenticated at the kiosk, for landing these sorties. */
export interface LandingActor {
  kind: 'landing';
  id: string;
  clubId: string;
  sorties: string[];
}

interface Claims {
  purpose: 'access' | 'landing';
  sub: string;
  club: string;
  coach?: 0 | 1;
  sid?: string;
  sorties?: string[];
  exp?: number;
}

function sign(claims: Claims, seconds: number): string {
  const iat = Math.floor(now().getTime() / 1000);
  return jwt.sign({ ...claims, iat, exp: iat + seconds }, runtime().accessKey, { algorithm: 'HS256' });
}

export function signAccessToken(actor: Omit<MemberActor, 'kind' | 'offices' | 'isConfirmedCoach'>): string {
  return sign(
    {
      purpose: 'access',
      sub: actor.id,
      club: actor.clubId,
      coach: actor.isCoach ? 1 : 0,
      sid: actor.sessionId,
    },
    ACCESS_TOKEN_SECONDS,
  );
}

export function signLandingToken(actor: Omit<LandingActor, 'kind'>): string {
  return sign(
    { purpose: 'landing', sub: actor.id, club: actor.clubId, sorties: actor.sorties },
    LANDING_TOKEN_SECONDS,
  );
}

function refusal(token: string): ApiError {
  const claims = jwt.decode(token);
  return typeof claims === 'object' && claims?.purpose === 'landing'
    ? new ApiError('landing_token_refused', LANDING_TOKEN_REFUSED)
    : new ApiError('signed_out', SIGNED_OUT);
}

interface VerifiedToken {
  caller: MemberActor | LandingActor;
  expiresAtSeconds: number;
}

/** Verified tokens by their signing key; a device sends the same one for minutes. */
const verified = new WeakMap<KeyObject, Map<string, VerifiedToken>>();
const MOST_VERIFIED = 10_000;

function remember(token: string, caller: VerifiedToken['caller'], expiresAtSeconds: number): void {
  const { accessKey } = runtime();
  const known = verified.get(accessKey) ?? new Map<string, VerifiedToken>();
  verified.set(accessKey, known);
  if (known.size >= MOST_VERIFIED) known.clear();
  known.set(token, { caller, expiresAtSeconds });
}

/** Reads the caller from a bearer token. 401 for a wrong or expired one. */
export function readToken(token: string): MemberActor | LandingActor {
  const known = verified.get(runtime().accessKey)?.get(token);
  if (known && now().getTime() < known.expiresAtSeconds * 1_000) return known.caller;
  const { caller, expiresAtSeconds } = verifyToken(token);
  remember(token, caller, expiresAtSeconds);
  return caller;
}

const ID = /^[0-9a-f]{24}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

function verifyToken(token: string): VerifiedToken {
  let claims: Record<string, unknown>;
  try {
    const clockTimestamp = Math.floor(now().getTime() / 1000);
    const verified = jwt.verify(token, runtime().accessKey, { algorithms: ['HS256'], clockTimestamp });
    claims = typeof verified === 'string' ? {} : verified;
  } catch {
    throw refusal(token);
  }
  const { purpose, sub, club, sid, coach, sorties, exp: expiresAtSeconds } = claims;
  // jsonwebtoken checks only the types of times, and accepts a token without an expiry.
  if (typeof expiresAtSeconds !== 'number' || !isId(sub) || !isId(club)) throw refusal(token);
  if (purpose === 'access' && isId(sid) && (coach === 0 || coach === 1)) {
    const caller: MemberActor = {
      kind: 'member',
      id: sub,
      clubId: club,
      isCoach: coach === 1,
      isConfirmedCoach: false,
      offices: [],
      sessionId: sid,
    };
    return { caller, expiresAtSeconds };
  }
  if (purpose === 'landing' && Array.isArray(sorties) && sorties.every(isId)) {
    return { caller: { kind: 'landing', id: sub, clubId: club, sorties }, expiresAtSeconds };
  }
  throw refusal(token);
}

/** Content of a refresh token: one generation of one session. */
export interface RefreshToken {
  clubId: string;
  sessionId: string;
  generation: number;
}

const REFRESH_BYTES = 12 + 12 + 4;

function refreshSignature(named: Buffer): Buffer {
  return createHmac('sha256', runtime().refreshKey).update(named).digest();
}

/**
 * Signs a refresh token: base64url of club, session, generation and their HMAC. Deterministic, so that a
 * repeated refresh returns the same token.
 */
export function signRefreshToken({ clubId, sessionId, generation }: RefreshToken): string {
  const named = Buffer.alloc(REFRESH_BYTES);
  named.write(clubId, 0, 'hex');
  named.write(sessionId, 12, 'hex');
  named.writeUInt32BE(generation, 24);
  return Buffer.concat([named, refreshSignature(named)]).toString('base64url');
}

/** Reads a refresh token; null for a wrong signature. */
export function readRefreshToken(text: string): RefreshToken | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== REFRESH_BYTES + 32) return null;
  const named = bytes.subarray(0, REFRESH_BYTES);
  if (!timingSafeEqual(bytes.subarray(REFRESH_BYTES), refreshSignature(named))) return null;
  return {
    clubId: named.toString('hex', 0, 12),
    sessionId: named.toString('hex', 12, 24),
    generation: named.readUInt32BE(24),
  };
}
