import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import type { ClubWithSkew } from '../store/ClubWithSkew.ts';
import type { LocalProfile } from '../store/localProfile.ts';
import type { WithSession } from '../store/sessionSlice.ts';
import { ANOTHER_MEMBER } from './texts.ts';

/** The part of the store's state that the outbox reads: the session and the query results. */
export interface LocalState extends WithSession {
  api: { queries: Record<string, { data?: unknown; endpointName?: string } | undefined> };
}

/** Data that this device has without a request, for the titles and optimistic responses of waiting writes. */
export interface LocalSnapshot {
  profile: LocalProfile;
  boat(id: string | null): Boat | null;
  /** Finds a boat even when only its sorties were fetched. */
  boatName(id: string | null): string | null;
  nameOf(memberId: string | null): string;
  sortie(id: string): Sortie | null;
  /** The club's local time for an instant of this device, ms since 1970. */
  textAt(ms: number): LocalDateTimeText;
  /** Milliseconds by which this device's clock is behind the club's; 0 if absent. */
  clockSkewMs?: number;
}

type Row = Record<string, unknown> & { _id: string };

const isRow = (row: unknown): row is Row =>
  typeof row === 'object' && row !== null && '_id' in row && typeof row._id === 'string';

/**
 * All rows of all query results, whichever list they are from: a write refers to rows of the screen that made it. Fields
 * identify the type of a row; ids are the database's and unique.
 */
const rowsIn = ({ api }: LocalState): Row[] =>
  Object.values(api.queries)
    .flatMap((query): unknown[] => (Array.isArray(query?.data) ? query.data : [query?.data]))
    .filter(isRow);

const isBoat = (row: Row): row is Row & Boat => 'grouppayload' in row && typeof row['name'] === 'string';
const isSortie = (row: Row): row is Row & Sortie => 'bus_id' in row && typeof row['bus'] === 'string';
/** Fields of the lists that the captain's log response lacks. */
const NOT_IN_DETAIL = { pic: null, miles: 0 };

export function localSnapshot(state: LocalState): LocalSnapshot {
  const { profile } = state.session;
  const answered = Object.values(state.api.queries).find((query) => query?.endpointName === 'club');
  const club = answered?.data as ClubWithSkew | undefined;
  const zone = club?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const clockSkewMs = club?.clockSkewMs ?? 0;
  const rows = rowsIn(state);
  const boats = rows.filter(isBoat);
  const sorties = rows.filter(isSortie);
  const boat = (id: string | null): Boat | null => {
    const found = boats.filter(({ _id }) => _id === id);
    const [known = null] = [...found.filter((one) => 'miles' in one), ...found];
    return known && { ...NOT_IN_DETAIL, ...known };
  };
  return {
    profile,
    boat,
    boatName: (id) => boat(id)?.name ?? sorties.find(({ bus_id }) => bus_id === id)?.bus ?? null,
    nameOf: (id) => {
      const name = rows.find(({ _id }) => _id === id)?.['name'];
      return typeof name === 'string' ? name : ANOTHER_MEMBER;
    },
    sortie: (id) => sorties.find(({ _id }) => _id === id) ?? null,
    textAt: (ms) => localTextOf(ms + clockSkewMs, zone),
    clockSkewMs,
  };
}
