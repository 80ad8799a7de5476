import { createHash } from 'node:crypto';
import type { SourceReservation } from '@fleetwatch/contract/import/model';
import { boatNameFor } from '@fleetwatch/contract/import/names';
import {
  RESERVATIONS_NOT_IMPORTED,
  SKIPPED_BEGUN,
  SKIPPED_CLASS,
  SKIPPED_NO_BOAT,
  SKIPPED_NO_HOLDER,
  skippedBoat,
  skippedDocked,
  skippedHolder,
  weeksSkipped,
} from '@fleetwatch/contract/import/texts';
import type { ImportPreview, PreviewCounts } from '@fleetwatch/contract/import/wire';
import { NOTE_MAX } from '@fleetwatch/contract/reservations/settings';
import type { Purpose } from '@fleetwatch/contract/reservations/states';
import { boatReservedBy, HOURS_SKIPPED } from '@fleetwatch/contract/reservations/texts';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { Types } from 'mongoose';
import { accountKey } from '../../members/Member.ts';
import { nameKeyOf } from '../../platform/club/nameKeys.ts';
import { slotsOf } from '../../slots/quarterHours.ts';
import { lineNo, RESERVATIONS, UNKNOWN_BOAT } from '../texts.ts';
import { KnownBoats, type BoatPlan, type PlannedBoat } from './BoatPlan.ts';
import { slotKey, type ClubFacts, type KnownBoat } from './ClubFacts.ts';
import { singleLine, type ReadingContext } from './OutingPlan.ts';
import type { PeoplePlan, PlannedPerson } from './PeoplePlan.ts';
import { clockText, LeftOut, readHours, type DayHours } from './reservedHours.ts';
import type { ModelHead } from './StoredImport.ts';

interface Timed {
  day: LocalDateText;
  launchAt: Date;
  landAt: Date;
}

/** A reservation to write. */
export interface PlannedReservation extends Timed {
  id: string;
  series: Types.ObjectId;
  isSeries: boolean;
  /** Whether it is the first of its series, or the only one. */
  isFirst: boolean;
  boat: Pick<PlannedBoat, '_id' | 'name'>;
  member: Pick<PlannedPerson, '_id' | 'name'>;
  purpose: Purpose;
  note: string;
}

/** Reservations to write, and their part of the preview. */
export interface PlannedReservations {
  fresh: PlannedReservation[];
  counts: PreviewCounts;
  problems: ImportPreview['problems'];
}

function purposeOf(note: string): Purpose {
  if (/regatt?a|régate/i.test(note)) return 'regatta';
  return /guest|gäst|gast|gæst|gjest|invité|ospit|invitad/i.test(note) ? 'guests' : 'row';
}

/** Returns the id of a weekly series, the same at each import. */
function seriesOf(system: string, id: string): Types.ObjectId {
  const digest = createHash('sha256').update(`${system} ${id}`).digest('hex');
  return new Types.ObjectId(digest.slice(0, 24));
}

/** Finds the boats in service of the club and the file. */
class ReservableBoats {
  readonly #known: KnownBoats;
  readonly #clubs: ReadonlyMap<string, KnownBoat>;
  readonly #names: ReadonlyMap<string, string>;
  readonly #plan: BoatPlan;
  /** Boats of the file's list by name. */
  readonly #listed: ReadonlyMap<string, PlannedBoat | undefined>;

  constructor(model: ModelHead, facts: ClubFacts, plan: BoatPlan) {
    this.#plan = plan;
    this.#known = new KnownBoats(facts, model);
    this.#clubs = new Map(facts.boats.map((boat) => [String(boat._id), boat]));
    this.#names = new Map(model.boats.map(({ id, name }) => [id, name]));
    const listed = model.boats.filter(({ isGone }) => !isGone);
    this.#listed = new Map(listed.map(({ id, name }) => [nameKeyOf(name), plan.planned.get(id)]));
  }

  #named(name: string): KnownBoat | PlannedBoat {
    if (name === '') throw new LeftOut(SKIPPED_NO_BOAT);
    const found =
      this.#listed.get(nameKeyOf(name)) ?? this.#known.named(name) ?? this.#known.named(boatNameFor(name));
    if (!found) throw new LeftOut(skippedBoat(name));
    return found;
  }

  #withId(id: string): PlannedBoat {
    const found = this.#plan.planned.get(id);
    if (!found) throw new LeftOut(this.#names.has(id) ? SKIPPED_CLASS : SKIPPED_NO_BOAT);
    return found;
  }

  /** Describes a reservation without a line: 'Osprey 05.12.2026 08:00'. */
  placeOf({ boat, boatName, weekly, day, start }: SourceReservation): string {
    const name = boatName || (this.#names.get(boat ?? '') ?? UNKNOWN_BOAT);
    return [name, weekly || day, start].join(' ');
  }

  /** Throws the reason if it cannot be reserved (rule reservation.reserve). */
  find({ boat, boatName }: SourceReservation): PlannedReservation['boat'] {
    const found = boat === null ? this.#named(boatName) : this.#withId(boat);
    const present = this.#clubs.get(String(found._id));
    const isInFleet = present
      ? present.nameKey !== undefined && present.owner === undefined
      : 'isGone' in found && !found.isGone;
    if (!isInFleet) throw new LeftOut(skippedBoat(found.name));
    const isDocked = present ? !present.isActive : 'isDocked' in found && found.isDocked;
    if (isDocked) throw new LeftOut(skippedDocked(found.name));
    return found;
  }
}

/** Finds the members who reserved; an import of reservations creates none. */
class Holders {
  readonly #people: PeoplePlan;
  readonly #byEmail: ReadonlyMap<string, PlannedReservation['member']>;
  readonly #inactive: ReadonlySet<string>;

  constructor(facts: ClubFacts, people: PeoplePlan) {
    this.#people = people;
    this.#byEmail = new Map<string, PlannedReservation['member']>(
      [
        ...people.freshIn([]).map((person) => [accountKey(person.email), person] as const),
        ...facts.members.map((member) => [member.emailKey, member] as const),
      ].filter(([email]) => email !== ''),
    );
    const inactive = facts.members.filter(({ isActive }) => !isActive);
    this.#inactive = new Set(inactive.map(({ _id }) => String(_id)));
  }

  /** Throws the reason if it is not exactly one member. */
  find({ holder, email }: SourceReservation): PlannedReservation['member'] {
    const isNamed = holder.person !== null || holder.name !== '';
    if (!isNamed && email === '') throw new LeftOut(SKIPPED_NO_HOLDER);
    const person = isNamed ? this.#people.member(holder) : undefined;
    const found = isNamed ? person : this.#byEmail.get(accountKey(email));
    const isMember = found && person?.isNobody !== true && person?.hasLeft !== true;
    if (!isMember || this.#inactive.has(String(found._id)))
      throw new LeftOut(skippedHolder(holder.name || (found?.name ?? email)));
    return found;
  }
}

/**
 * Plans the reservations of a file in its order: of two at one time, the first gets the boat (rule
 * moving.reservations).
 */
export function planReservations(
  model: ModelHead,
  { boats, people }: { boats: BoatPlan; people: PeoplePlan },
  facts: ClubFacts,
  reading: ReadingContext,
): PlannedReservations {
  const { reservations = [], system } = model;
  const fresh: PlannedReservation[] = [];
  const counts = { new: 0, known: 0, left: 0 };
  const problems: ImportPreview['problems'] = [];
  const club = facts.reservations;
  if (!club) {
    const off = [{ where: RESERVATIONS, text: RESERVATIONS_NOT_IMPORTED }];
    const left = reservations.length;
    return { fresh, counts: { ...counts, left }, problems: left > 0 ? off : [] };
  }
  const fleet = new ReservableBoats(model, facts, boats);
  const holders = new Holders(facts, people);
  const held = new Map(club.held);
  const { order, today, instant } = reading;
  const instantsOf = ({ day, from, till }: DayHours) => ({
    launchAt: new Date(instant(day, clockText(from))),
    landAt: new Date(instant(day, clockText(till))),
  });
  const hasBegun = (hours: DayHours): boolean => instantsOf(hours).launchAt <= club.now;
  const context = { order, today, hasBegun, timezone: facts.timezone, weeklyUntil: club.weeklyUntil };

  /** Runs `work`, and leaves the reservation out if it throws the reason. */
  const orLeave = (where: string, work: () => void): void => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      counts.left += 1;
      problems.push({ where, text: error.message });
    }
  };

  const addHours = (planned: Omit<PlannedReservation, keyof Timed>, hours: DayHours): void => {
    if (club.imported.has(planned.id)) {
      counts.known += 1;
      return;
    }
    const { day, from, till } = hours;
    const { launchAt, landAt } = instantsOf(hours);
    if (launchAt >= landAt) throw new LeftOut(HOURS_SKIPPED);
    if (hasBegun(hours)) throw new LeftOut(SKIPPED_BEGUN);
    const slots = slotsOf(launchAt, landAt).map((slot) => slotKey(planned.boat._id, slot));
    const other = slots.map((slot) => held.get(slot)).find((holder) => holder !== undefined);
    if (other) throw new LeftOut(boatReservedBy(planned.boat.name, other.name, other.launch, other.land));
    const [launch, land] = [`${day} ${clockText(from)}`, `${day} ${clockText(till)}`];
    for (const slot of slots) held.set(slot, { name: planned.member.name, launch, land });
    counts.new += 1;
    fresh.push({ ...planned, day, launchAt, landAt });
  };

  for (const reservation of reservations) {
    const { id, line, weekly, note } = reservation;
    const where = line === undefined ? fleet.placeOf(reservation) : lineNo(line);
    orLeave(where, () => {
      const { hours, cutAfter } = readHours(reservation, context);
      const isSeries = weekly !== '';
      const common = {
        isSeries,
        boat: fleet.find(reservation),
        member: holders.find(reservation),
        purpose: purposeOf(note),
        note: singleLine([note], NOTE_MAX),
      };
      for (const [at, one] of hours.entries()) {
        const series = isSeries ? seriesOf(system, id) : new Types.ObjectId();
        const planned = { ...common, id: `${id} ${one.day}`, series, isFirst: at === 0 || !isSeries };
        orLeave(hours.length === 1 && !isSeries ? where : `${where}, ${one.day}`, () =>
          addHours(planned, one),
        );
      }
      if (cutAfter !== null) problems.push({ where, text: weeksSkipped(cutAfter) });
    });
  }
  return { fresh, counts, problems };
}
