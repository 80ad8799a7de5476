import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { KIM, OARS, sortieOf } from '@fleetwatch/kit/testing/sampleData';

/** A club on Wednesday 13 May 2026, whatever the clock of the machine says; its week runs from the 11th to the 17th. */
export const CLUB = {
  ...OARS,
  today: '2026-05-13',
  now: Date.parse('2026-05-13T12:00:00+02:00'),
};

const idOf = (letter: string): string => letter.repeat(24);

const fleetGroup = (letter: string, name: string, moniker: string, payload: number): FleetGroup => ({
  _id: idOf(letter),
  name,
  moniker,
  payload,
  pic: null,
  miles: 0,
  solo: payload === 1,
  private: false,
  active: true,
});

export const SCULL = fleetGroup('1', 'Scull', '1x', 1);
export const EIGHT = fleetGroup('2', 'Eight', '8+', 9);
export const COASTAL = fleetGroup('3', 'Coastal Quadruple', 'c4x', 4);
export const FLEET_GROUPS = [SCULL, EIGHT, COASTAL];

const userGroup = (id: string, name: string, moniker: string): UserGroup => ({
  _id: id,
  name,
  moniker,
  miles: 0,
  private: false,
  active: true,
});

export const OPEN_WOMEN = userGroup(idOf('4'), 'Open Women', 'OW');
export const OPEN_MEN = userGroup(KIM.group, 'Open Men', 'OM');
export const USER_GROUPS = [OPEN_WOMEN, OPEN_MEN];

export const ADA_ID = idOf('5');
export const MEMBERS: ListedMember[] = [
  { _id: KIM._id, name: KIM.name, group: OPEN_MEN._id, pic: null },
  { _id: ADA_ID, name: 'Ada Lake', group: OPEN_WOMEN._id, pic: null },
];

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

/** So many sorties of one day, a minute apart. */
export function manySorties(day: string, count: number): Sortie[] {
  return Array.from({ length: count }, (_, index) => {
    const time = `${String(5 + (Math.floor(index / 60) % 15)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}:00`;
    return loggedSortie(day, { bus: `Boat ${index + 1}`, launch: `${day} ${time}`, land: `${day} 21:00:00` });
  });
}
