import type { MemberStatistics } from '@fleetwatch/contract/members/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { fleetGroupOf, KIM, OARS, sortieOf, userGroupOf } from '@fleetwatch/kit/testing/sampleData';

/** A club on Wednesday 13 May 2026, independent of the machine's clock; its week runs from the 11th to the 17th. */
export const CLUB = {
  ...OARS,
  today: '2026-05-13',
  now: Date.parse('2026-05-13T12:00:00+02:00'),
};

const idOf = (letter: string): string => letter.repeat(24);

export const SCULL = fleetGroupOf('Scull', '1x', 1, { _id: idOf('1') });
export const EIGHT = fleetGroupOf('Eight', '8+', 9, { _id: idOf('2') });
export const COASTAL = fleetGroupOf('Coastal Quadruple', 'c4x', 4, { _id: idOf('3') });
export const FLEET_GROUPS = [SCULL, EIGHT, COASTAL];

export const OPEN_WOMEN = userGroupOf('Open Women', 'OW', { _id: idOf('4') });
export const OPEN_MEN = userGroupOf('Open Men', 'OM', { _id: KIM.group });
export const USER_GROUPS = [OPEN_WOMEN, OPEN_MEN];

export const ADA_ID = idOf('5');
export const MEMBERS: ListedMember[] = [
  { _id: KIM._id, name: KIM.name, group: OPEN_MEN._id, pic: null },
  { _id: ADA_ID, name: 'Ada Lake', group: OPEN_WOMEN._id, pic: null },
];

/** Kim's season. */
export const STATISTICS: MemberStatistics = {
  miles: 27.5,
  miles_solo: 5.25,
  miles_private: 1,
  trips: 5,
  groupactive: true,
  profile: {
    Recovery: 1,
    'Steady State': 3,
    'Anaerobic Threshold': 0,
    'Interval Training': 0,
    Pyramids: 0,
    'Racing Pieces': 0,
    Uncategorized: 1,
  },
};

let logged = 0;

/** A landed sortie on the Kestrel, launched by Kim at six in the morning. */
export function loggedSortie(day: string, fields: Partial<Sortie> = {}): Sortie {
  logged += 1;
  return sortieOf({
    _id: String(logged).padStart(24, '0'),
    launch: `${day} 06:00:00`,
    land: `${day} 07:30:00`,
    miles: 5.5,
    total_miles: 62.5,
    total_trips: 1,
    ...fields,
  });
}

/** Returns as many sorties of one day, a minute apart. */
export function manySorties(day: string, count: number): Sortie[] {
  return Array.from({ length: count }, (_, index) => {
    const time = `${String(5 + (Math.floor(index / 60) % 15)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}:00`;
    return loggedSortie(day, { bus: `Boat ${index + 1}`, launch: `${day} ${time}`, land: `${day} 21:00:00` });
  });
}
