import { LENGTH_UNITS, type LengthUnit } from '@fleetwatch/contract/import/kinds';
import { TOTALS_SHOWN } from '@fleetwatch/contract/import/limits';
import type { SourceModel, SourceSeat } from '@fleetwatch/contract/import/model';
import { GUESTS_NAME } from '@fleetwatch/contract/import/texts';
import type { PreviewSplit, PreviewTotal, PreviewTotals } from '@fleetwatch/contract/import/wire';
import { nameKeyOf } from '../../platform/club/nameKeys.ts';
import type { BoatPlan } from './BoatPlan.ts';
import type { Entry } from './OutingPlan.ts';
import type { PeoplePlan, PlannedPerson } from './PeoplePlan.ts';

/** Outcome of an entry in the file. */
export type Fate = 'imported' | 'known' | 'left';

export const noSplit = (): PreviewSplit => ({ all: 0, imported: 0, known: 0, left: 0 });

export function addTo(split: PreviewSplit, fate: Fate, amount: number): void {
  split.all += amount;
  split[fate] += amount;
}

/** Sums of a person or a boat. */
class Sums {
  readonly outings = noSplit();
  readonly hundredths = noSplit();
  readonly units = new Map<LengthUnit, PreviewSplit>();

  add({ written, hundredths }: Entry, fate: Fate): void {
    addTo(this.outings, fate, 1);
    if (!written) return;
    addTo(this.hundredths, fate, hundredths);
    addTo(this.#of(written.unit), fate, written.millionths);
  }

  /** Adds the sums of another name of the same person. */
  merge({ outings, hundredths, units }: Sums): void {
    for (const fate of ['imported', 'known', 'left'] as const) {
      addTo(this.outings, fate, outings[fate]);
      addTo(this.hundredths, fate, hundredths[fate]);
      for (const [unit, split] of units) addTo(this.#of(unit), fate, split[fate]);
    }
  }

  #of(unit: LengthUnit): PreviewSplit {
    const present = this.units.get(unit) ?? noSplit();
    this.units.set(unit, present);
    return present;
  }

  row(name: string, isGuest: boolean): PreviewTotal {
    const units = LENGTH_UNITS.flatMap((unit) => {
      const split = this.units.get(unit);
      return split ? [{ unit, ...split }] : [];
    });
    const { outings, hundredths } = this;
    return { name, ...(isGuest && { isGuest }), outings, units, hundredths };
  }
}

/** Finds a value of a map, made on first use. */
function found<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const present = map.get(key) ?? make();
  map.set(key, present);
  return present;
}

/** Left-out outings first, then the longest distance. */
const byDifference = (one: PreviewTotal, other: PreviewTotal): number =>
  Number(other.outings.left > 0) - Number(one.outings.left > 0) ||
  other.hundredths.left - one.hundredths.left ||
  other.hundredths.all - one.hundredths.all ||
  one.name.localeCompare(other.name);

interface Named {
  name: string;
  isGuest: boolean;
  sums: Sums;
}

/** Rows of one kind of total, each with its person or boat. */
export interface TotalRows {
  members: PreviewTotal[];
  fleet: PreviewTotal[];
}

/** Returns the rows that a preview shows (rule moving.preview). */
export const shownTotals = ({ members, fleet }: TotalRows): PreviewTotals => ({
  members: members.slice(0, TOTALS_SHOWN),
  memberCount: members.length,
  fleet: fleet.slice(0, TOTALS_SHOWN),
  boatCount: fleet.length,
});

/**
 * Totals of the file by boat and by person, including guests. A boat or a person of the club that the file
 * has under several names counts once.
 */
export class Totals {
  readonly #boats: BoatPlan;
  readonly #people: PeoplePlan;
  readonly #boatNames: ReadonlyMap<string, string>;
  /** By the file's id; several may share one. */
  readonly #ofBoats = new Map<string | null, Named>();
  readonly #ofPeople = new Map<string, Named>();
  /** By id of the club, so that the file's ids can share one. */
  readonly #inClub = { boats: new Map<string, Named>(), people: new Map<string, Named>() };
  /** Names in the log, as written, that are not in the list of people. */
  readonly #ofNames = new Map<string, Sums>();

  constructor(model: Pick<SourceModel, 'boats'>, boats: BoatPlan, people: PeoplePlan) {
    this.#boats = boats;
    this.#people = people;
    this.#boatNames = new Map(model.boats.map(({ id, name }) => [id, name]));
  }

  add(entry: Entry, fate: Fate): void {
    const { boat, seats } = entry.outing;
    found(this.#ofBoats, boat, () => this.#boat(boat)).sums.add(entry, fate);
    const [first = { person: null, name: '' }, ...others] = seats;
    const sums = this.#seat(first);
    if (others.length === 0) sums.add(entry, fate);
    // Someone in two seats has rowed once.
    else for (const each of new Set([sums, ...others.map((seat) => this.#seat(seat))])) each.add(entry, fate);
  }

  #member({ _id, name }: PlannedPerson): Named {
    return found(this.#inClub.people, String(_id), () => ({ name, isGuest: false, sums: new Sums() }));
  }

  #boat(id: string | null): Named {
    const planned = this.#boats.planned.get(id ?? '');
    const name = planned?.name ?? this.#boatNames.get(id ?? '') ?? '';
    const make = (): Named => ({ name, isGuest: false, sums: new Sums() });
    return planned ? found(this.#inClub.boats, String(planned._id), make) : make();
  }

  #seat({ person, name }: SourceSeat): Sums {
    const present = person === null ? undefined : this.#ofPeople.get(person);
    if (present) return present.sums;
    const listed = person === null ? undefined : this.#people.person(person);
    if (listed && person !== null) return found(this.#ofPeople, person, () => this.#member(listed)).sums;
    return found(this.#ofNames, name, () => {
      const planned = name === '' ? null : this.#people.peek(name);
      return planned ? this.#member(planned).sums : new Sums();
    });
  }

  /** Names in the log whose member has, or gets, another name. */
  renamed(): [name: string, member: string][] {
    return [...this.#ofNames.keys()].flatMap((name): [string, string][] => {
      const planned = name === '' ? null : this.#people.peek(name);
      return planned?.isNew && nameKeyOf(planned.name) !== nameKeyOf(name) ? [[name, planned.name]] : [];
    });
  }

  /** Adds the sums of names that have become members since then, or that differ only in case. */
  #mergeNames(): Named[] {
    const guests = new Map<string, Named>();
    for (const [name, sums] of this.#ofNames) {
      const planned = name === '' ? null : this.#people.peek(name);
      const into = planned
        ? this.#member(planned)
        : found(guests, nameKeyOf(name), () => ({
            name: name || GUESTS_NAME,
            isGuest: true,
            sums: new Sums(),
          }));
      if (into.sums !== sums) into.sums.merge(sums);
    }
    return [...guests.values()];
  }

  /** Rows of all boats and people of the file's outings. Called once, at the end. */
  rows(): TotalRows {
    const guests = this.#mergeNames();
    const rowOf = ({ name, isGuest, sums }: Named): PreviewTotal => sums.row(name, isGuest);
    return {
      members: [...this.#inClub.people.values(), ...guests].map(rowOf).sort(byDifference),
      fleet: [...new Set(this.#ofBoats.values())].map(rowOf).sort(byDifference),
    };
  }
}
