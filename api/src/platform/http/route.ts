import type { ObjectSchema } from 'joi';
import type { Context } from 'koa';
import type { AuditKind } from '../logging/AuditEntry.ts';
import type { Repeatable } from '../database/once.ts';
import type { Entitlement, Right } from '../auth/rights.ts';
import type { CookieJar } from './cookieJar.ts';
import type { LandingActor, MemberActor } from '../auth/tokens.ts';
import type { WriteKind } from '../auth/countWrite.ts';

/** Who may call: anyone, a signed-in member, or also the kiosk without a token (rule kiosk.reads). */
export type Access = 'open' | 'member' | 'kiosk';

/** A request as a handler sees it: checked, and in its club. */
export interface ApiRequest<Actor, Body, Params, Query> {
  actor: Actor;
  /** The kiosk's landing token, on routes that accept one. */
  landing: LandingActor | null;
  body: Body;
  params: Params;
  query: Query;
  /** The client's network address (an IPv6 one by its network), for throttles only. */
  address: string;
  cookies: CookieJar;
  /** When it happened, where that was before it was sent; null for now. Of routes that `mayHaveWaited`. */
  happenedAt: Date | null;
  /** The write's `Idempotency-Key`, bound to the actor (the kiosk names the member it has authenticated). */
  repeatable(actorId?: string): Repeatable | null;
}

/** Who is given the same polled answer: everyone, or members one and the kiosk another, or each member their own. */
export interface Polled {
  sameFor: 'everyone' | 'audience' | 'member';
}

/** Which of a polled route's answers a caller is given; what path and query ask for comes after it. */
export function polledVariant(path: string, { sameFor }: Polled, actor: MemberActor | null): string {
  if (sameFor === 'everyone') return path;
  return `${path} ${actor === null ? 'kiosk' : sameFor === 'audience' ? 'members' : actor.id}`;
}

interface Definition<Actor, Body, Params, Query> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for each path parameter. */
  path: string;
  /** One line for the API's description. */
  summary: string;
  /** What it answers, in words, for the API's description. */
  answers: string;
  body?: ObjectSchema<Body>;
  params?: ObjectSchema<Params>;
  query?: ObjectSchema<Query>;
  /** Its rejections are documented as a 2-element array, so they come with status 200. */
  hasDocumentedRejections?: boolean;
  /** Never looks at an access token: a device with an expired one must get through. */
  ignoresToken?: boolean;
  acceptsLandingToken?: boolean;
  /** Answers by itself whether the caller's session goes on, so that one which has ended is let through. */
  judgesSession?: boolean;
  /** A device that had no network keeps this write, and says with `Fleetwatch-Happened-At` when it was made. */
  mayHaveWaited?: boolean;
  /** Where the club pairs its tablets, whoever is not signed in must be one of them. */
  isForTablets?: boolean;
  /** Answers about the installation, not about a club. */
  isClubless?: boolean;
  /**
   * Devices ask for it again and again: the answer is kept in memory until something it was read from is written, and
   * comes with an ETag. What is the same for everyone may not look at who asks. For reads only.
   */
  polled?: Polled;
  /**
   * What a coach who does it by their rights leaves in the audit trail, or anybody who does it at all; `subject` is the
   * field that names what it is done to, 'id' when absent.
   */
  audit?: { verb: string; kind: AuditKind; subject?: string; isOfEverybody?: boolean };
  /**
   * What it counts as against the limits of one member's writes; null for what writes nothing. When absent a GET writes
   * nothing, and any other method something.
   */
  writes?: WriteKind | null;
  handle(request: ApiRequest<Actor, Body, Params, Query>, ctx: Context): unknown;
}

/** What a row for members alone may say besides. */
interface MemberDefinition<Body, Params, Query> extends Definition<MemberActor, Body, Params, Query> {
  /** The right that the caller needs, of the table of rights; any member may when absent. */
  may?: Right;
  /** Fields of path or body in which callers name themselves; 403 for another's name. */
  namesCaller?: readonly Extract<keyof (Body & Params), string>[];
}

type Empty = Record<never, never>;

/** One row of the table that routes requests and describes the API. */
export interface Route
  extends Omit<Definition<never, never, never, never>, 'body' | 'params' | 'query' | 'handle'>, Entitlement {
  access: Access;
  body?: ObjectSchema;
  params?: ObjectSchema;
  query?: ObjectSchema;
  handle(request: ApiRequest<unknown, unknown, unknown, unknown>, ctx: Context): unknown;
}

function routeOf<Actor, Body, Params, Query>(
  access: Access,
  definition: Definition<Actor, Body, Params, Query>,
): Route {
  // The dispatcher checks actor, body, params and query against this very definition before it calls `handle`.
  return { ...definition, access } as Route;
}

/** For signed-in members: the default. */
export function memberRoute<Body = Empty, Params = Empty, Query = Empty>(
  definition: MemberDefinition<Body, Params, Query>,
): Route {
  return routeOf('member', definition);
}

/** For members, and for the kiosk with no token: paired where the club pairs its tablets. A token that is sent must still be valid. */
export function kioskRoute<Body = Empty, Params = Empty, Query = Empty>(
  definition: Definition<MemberActor | null, Body, Params, Query>,
): Route {
  return routeOf('kiosk', { isForTablets: true, ...definition });
}

/** For anyone. */
export function openRoute<Body = Empty, Params = Empty, Query = Empty>(
  definition: Definition<MemberActor | null, Body, Params, Query>,
): Route {
  return routeOf('open', definition);
}
