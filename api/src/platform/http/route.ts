import type { ObjectSchema } from 'joi';
import type { Context } from 'koa';
import type { AuditKind } from '@fleetwatch/contract/audit/wire';
import type { Repeatable } from '../database/once.ts';
import type { Entitlement, Right } from '../auth/rights.ts';
import type { CookieJar } from './cookieJar.ts';
import type { LandingActor, MemberActor } from '../auth/tokens.ts';
import type { WriteKind } from '../auth/countWrite.ts';

/**
 * Callers of a route: anyone, signed-in members, or members and the kiosk without a token (rule
 * kiosk.reads).
 */
export type Access = 'open' | 'member' | 'kiosk';

/** A request as a handler receives it: validated, and within its club. */
export interface ApiRequest<Actor, Body, Params, Query> {
  actor: Actor;
  /** The kiosk's landing token, on routes that accept one. */
  landing: LandingActor | null;
  body: Body;
  params: Params;
  query: Query;
  /** The client's network address (for IPv6 the network), for throttles only. */
  address: string;
  cookies: CookieJar;
  /**
   * Time at which a write that waited on the device was made; null for now. For routes with
   * `acceptsOfflineWrites`.
   */
  happenedAt: Date | null;
  /**
   * Returns the write's `Idempotency-Key`, bound to the actor (the kiosk passes the member it has
   * authenticated).
   */
  repeatable(actorId?: string): Repeatable | null;
}

/**
 * Sharing of a polled answer: one for everyone; one for all members, and another for the kiosk; or one per
 * member.
 */
export interface Polled {
  sameFor: 'everyone' | 'audience' | 'member';
}

/** Returns the variant of a polled route's answer for a caller, without parameters of path and query. */
export function polledVariant(path: string, { sameFor }: Polled, actor: MemberActor | null): string {
  if (sameFor === 'everyone') return path;
  return `${path} ${actor === null ? 'kiosk' : sameFor === 'audience' ? 'members' : actor.id}`;
}

interface Definition<Actor, Body, Params, Query> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for each path parameter. */
  path: string;
  /** One line for the API's description. */
  summary: string;
  /** Call that replaces this one, which is removed in the next minor version. */
  replacedBy?: string;
  /** Description of the answer, for the API's description. */
  answers: string;
  body?: ObjectSchema<Body>;
  params?: ObjectSchema<Params>;
  query?: ObjectSchema<Query>;
  /**
   * Maximum size of the body; 64 kB when absent. The server in front has the same limit
   * (infra/nginx/portal.conf).
   */
  bodyMax?: '1mb';
  /** Rejections are documented as a 2-element array, so they have status 200. */
  hasDocumentedRejections?: boolean;
  /** Whether the access token is ignored, so that a device with an expired one is admitted. */
  ignoresToken?: boolean;
  acceptsLandingToken?: boolean;
  /** Whether the handler itself checks that the session is active, so that ended sessions are admitted. */
  skipsSessionCheck?: boolean;
  /** Whether offline devices queue this write and send the time it was made in `Fleetwatch-Happened-At`. */
  acceptsOfflineWrites?: boolean;
  /** Whether a caller without a sign-in must be a paired tablet, in a club that pairs its tablets. */
  isForTablets?: boolean;
  /** Whether it answers for the installation rather than for a club. */
  isClubless?: boolean;
  /**
   * Set if devices poll this read: its answer is cached until a model it was read from is written, and has
   * an ETag. A handler whose answer is shared by everyone must not depend on the caller.
   */
  polled?: Polled;
  /** Whether the answer contains a token, a key or a secret address, so that it is never compressed. */
  hasSecret?: boolean;
  /**
   * Entry in the audit trail: of a coach who uses their rights, or of any caller with `isForAnyCaller`.
   * `subject` is the field with the subject's id, 'id' when absent.
   */
  audit?: { verb: string; kind: AuditKind; subject?: string; isForAnyCaller?: boolean };
  /**
   * Kind of write for a member's limits; null for none. When absent, a GET counts as none and any other
   * method as 'other'.
   */
  writes?: WriteKind | null;
  handle(request: ApiRequest<Actor, Body, Params, Query>, ctx: Context): unknown;
}

/** Fields that only member routes have. */
export interface MemberDefinition<Body, Params, Query> extends Definition<MemberActor, Body, Params, Query> {
  /** Right that the caller needs; any member may call when absent. */
  may?: Right;
  /** Fields of path or body that must contain the caller's own id; 403 for another one. */
  namesCaller?: readonly Extract<keyof (Body & Params), string>[];
}

type Empty = Record<never, never>;

/** A row of the table that routes requests and describes the API. */
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
  // The dispatcher validates actor, body, params and query against this definition before it calls `handle`.
  return { ...definition, access } as Route;
}

/** Defines a route for signed-in members: the default. */
export function memberRoute<Body = Empty, Params = Empty, Query = Empty>(
  definition: MemberDefinition<Body, Params, Query>,
): Route {
  return routeOf('member', definition);
}

/**
 * Defines a route for members, and for the kiosk without a token, paired if the club pairs its tablets. Any
 * token sent must be valid.
 */
export function kioskRoute<Body = Empty, Params = Empty, Query = Empty>(
  definition: Definition<MemberActor | null, Body, Params, Query>,
): Route {
  return routeOf('kiosk', { isForTablets: true, ...definition });
}

/** Defines a route for anyone. */
export function openRoute<Body = Empty, Params = Empty, Query = Empty>(
  definition: Definition<MemberActor | null, Body, Params, Query>,
): Route {
  return routeOf('open', definition);
}
