import type { IncomingMessage } from 'node:http';
import { NO_CLUB, SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { LANDING_TOKEN_REFUSED } from '@fleetwatch/contract/sorties/texts';
import { readToken, type LandingActor, type MemberActor } from '../auth/tokens.ts';
import { runInClub, type ClubScope } from '../club/clubScope.ts';
import type { RequestRecord } from '../logging/requestRecord.ts';
import type { CookieJar } from './cookieJar.ts';
import { ApiError } from './errors.ts';
import type { Gatekeepers } from './gatekeepers.ts';
import { requestedHost } from './requestedHost.ts';
import type { Route } from './route.ts';

export interface Callers {
  actor: MemberActor | null;
  /** The kiosk's landing token, on routes that accept one. */
  landing: LandingActor | null;
}

export interface Admitted {
  callers: Callers;
  club: ClubScope;
}

/**
 * Reads the callers from a request's tokens. 401 for an invalid token, and for a missing one that the route
 * needs.
 */
export function callersOf({ headers }: Pick<IncomingMessage, 'headers'>, route: Route): Callers {
  const header = route.ignoresToken ? '' : (headers.authorization ?? '');
  if (header === '') {
    if (route.access === 'member') throw new ApiError('signed_out', SIGNED_OUT);
    return { actor: null, landing: null };
  }
  const token = /^Bearer ([\w.-]+)$/i.exec(header)?.[1];
  if (token === undefined) throw new ApiError('signed_out', SIGNED_OUT);
  const caller = readToken(token);
  if (caller.kind === 'member') return { actor: caller, landing: null };
  if (!route.acceptsLandingToken) throw new ApiError('landing_token_refused', LANDING_TOKEN_REFUSED);
  return { actor: null, landing: caller };
}

/** Looks up data that is not in memory. */
type Lookup = (cookies: CookieJar) => Promise<unknown>;

function* lookUp<Value>(load: () => Promise<Value>): Generator<Lookup, Value> {
  return (yield load) as Value;
}

/**
 * Authenticates the caller and finds their club. Yields the lookups it needs: a request whose caller and
 * club are in memory is admitted without waiting.
 */
export function* admit(
  req: IncomingMessage,
  route: Route,
  record: RequestRecord | null,
  { clubs, callerCheck, assertPaired }: Gatekeepers,
): Generator<Lookup, Admitted> {
  const callers = callersOf(req, route);
  const caller = callers.actor ?? callers.landing;
  const host = requestedHost(req) ?? '';
  const club = caller
    ? (clubs.knownById(caller.clubId) ?? (yield* lookUp(() => clubs.byId(caller.clubId))))
    : (clubs.knownByHost(host) ?? (yield* lookUp(() => clubs.byHost(host))));
  if (!club) throw caller ? new ApiError('signed_out', SIGNED_OUT) : new ApiError('not_found', NO_CLUB);
  if (record) record.club = String(club.id);
  if (caller && !route.skipsSessionCheck && !callerCheck.isKnownActive(caller)) {
    yield () => runInClub(club, () => callerCheck.assertActive(caller));
  }
  if (route.isForTablets && club.kioskPairing && !callers.actor) {
    yield (cookies) => runInClub(club, () => assertPaired(cookies));
  }
  return { callers, club };
}
