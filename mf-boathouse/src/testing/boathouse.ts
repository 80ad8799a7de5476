import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { KioskMemberRow } from '@fleetwatch/contract/members/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { Reservation } from '@fleetwatch/contract/plans/wire';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { instantOf, localTextOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { fakeApi } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeApi } from '@fleetwatch/kit/testing/fakeApi';
import { boatIn, fleetGroupOf, sortieOf as sampleSortie } from '@fleetwatch/kit/testing/sampleData';

export const TIME_ZONE = 'America/New_York';

/** State of a test's server; a test changes it like a server's data. */
export interface Boathouse {
  club: Club;
  fleetGroups: FleetGroup[];
  boats: Boat[];
  members: KioskMemberRow[];
  stillOut: Sortie[];
  today: Sortie[];
  headsUps: Tweet[];
  /** Boats reserved by today's plans. */
  reservations: Reservation[];
}

const classOf = (moniker: string, name: string, payload: number) =>
  fleetGroupOf(name, moniker, payload, { _id: `class-${moniker}`, private: moniker.endsWith('p') });

export const boatOf = (name: string, moniker: string, more: Partial<Boat> = {}): Boat =>
  boatIn(classOf(moniker, moniker, 1), name, { _id: `boat-${name}`, miles: 31.5, ...more });

export const sortieOf = (bus: string, user: string, more: Partial<Sortie> = {}): Sortie =>
  sampleSortie({
    _id: `sortie-${bus}`,
    bus,
    bus_id: `boat-${bus}`,
    moniker: '1x',
    user,
    user_id: `member-${user}`,
    launch: '2026-05-01 06:05:12',
    total_miles: 120.5,
    total_trips: 22,
    ...more,
  });

/** A club at a moment of its clock: four classes, some boats, three members, Kestrel and Osprey out. */
export function boathouseAt(now: LocalDateTimeText): Boathouse {
  return {
    club: {
      name: 'Harbour Rowing Club',
      host: 'harbour.example',
      prefix: 'OARS',
      logos: { landing: '', oar: '', escutcheon: '' },
      s3folder: '',
      timezone: TIME_ZONE,
      today: now.slice(0, 10),
      now: instantOf(now, TIME_ZONE),
      locale: 'en-US',
      seasonStart: '01-01',
      kioskPairing: false,
    },
    fleetGroups: [
      classOf('1x', 'Scull', 1),
      classOf('8+', 'Eight', 9),
      classOf('4x', 'Quad', 4),
      classOf('1p', 'Private 1x', 1),
      classOf('2-4-8p', 'Private 2-4-8', 9),
      classOf('1b', 'Borrowed 1x', 1),
    ],
    boats: [
      boatOf('Tern', '1x', { last: '2026-04-28 06:12:00', lastby: 'Bo Lind' }),
      boatOf('Dipper', '1x', { active: false }),
      boatOf('Finch', '1x'),
      boatOf('Kestrel', '8+'),
      boatOf('Osprey', '1x'),
    ],
    members: ['Kim Harper', 'Kira Olsen', 'Bo Lind'].map((name) => ({
      _id: `member-${name}`,
      name,
      group: 'group',
      pic: null,
    })),
    stillOut: [sortieOf('Osprey', 'Bo Lind'), sortieOf('Kestrel', 'Kim Harper', { moniker: '8+' })],
    today: [],
    headsUps: [],
    reservations: [],
  };
}

/** A server that answers the kiosk from its state at the time of each request. */
export function serve(boathouse: Boathouse): FakeApi {
  const aheadMs = boathouse.club.now - Date.now();
  return fakeApi({
    'GET /club': () => {
      const now = Date.now() + aheadMs;
      return { ...boathouse.club, now, today: localTextOf(now, TIME_ZONE).slice(0, 10) };
    },
    'GET /fleetgroups-results': () => ({ results: boathouse.fleetGroups }),
    'GET /fleet-all-results': () => ({ results: boathouse.boats }),
    'GET /users-results': () => ({ results: boathouse.members }),
    'GET /sorties-stillout-results': () => ({ results: boathouse.stillOut }),
    'GET /launch-check': () => ({ results: [], canOverride: [] }),
    'GET /sorties-results': () => ({ results: boathouse.today }),
    'GET /tweets-headsup-week-results': () => ({ results: boathouse.headsUps }),
    'GET /reservations-results': () => ({ results: boathouse.reservations }),
  });
}
