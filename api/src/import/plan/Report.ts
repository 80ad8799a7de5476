import { BOAT_DETAILS_MAX } from '@fleetwatch/contract/boats/limits';
import { PROBLEMS_SHOWN } from '@fleetwatch/contract/import/limits';
import type { SourceBoat, SourceModel, SourceOuting, SourcePerson } from '@fleetwatch/contract/import/model';
import {
  CHANGED_BIRTH,
  CHANGED_BOAT_NAME,
  CHANGED_BOAT_NOTE,
  CHANGED_EMAIL,
  CHANGED_FORMER,
  CHANGED_NAME,
  clearedNames,
  LEFT_BOAT,
  withoutTimes,
} from '@fleetwatch/contract/import/texts';
import type { ImportProblem } from '@fleetwatch/contract/import/wire';
import { birthDateRule } from '@fleetwatch/contract/members/age';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { isCalendarDay } from '@fleetwatch/contract/time/weeks';
import { nameKeyOf } from '../../platform/club/nameKeys.ts';
import { BOATS_PLACE, lineNo, OUTINGS_PLACE, PEOPLE_PLACE, renamedTo } from '../texts.ts';
import type { BoatPlan } from './BoatPlan.ts';
import type { Change } from './OutingPlan.ts';
import { PackedLines } from './PackedLines.ts';
import type { PeoplePlan } from './PeoplePlan.ts';

/** Whether something is left out, or imported differently from how it is written. */
export type ProblemKind = 'left' | 'changed';

/** A line of a stored report. */
export interface ReportLine extends ImportProblem {
  kind: ProblemKind;
  /** Logbook and number of an entry without a line. */
  entry?: string;
}

export const placeOf = ({ line, logbook, id }: SourceOuting): string =>
  line === undefined ? `${logbook} ${id}` : lineNo(line);

type Listed = Pick<SourceModel, 'boats' | 'people'>;

const isRenamed = (before: string, after: string): boolean => nameKeyOf(before) !== nameKeyOf(after);

/** Collects everything that an import leaves out or changes (rule moving.report). */
export class Report {
  readonly shown: Readonly<Record<ProblemKind, ImportProblem[]>> = { left: [], changed: [] };
  readonly counts: Record<ProblemKind, number> = { left: 0, changed: 0 };
  readonly #lines = new PackedLines();
  readonly #boats: ReadonlyMap<string, SourceBoat>;
  readonly #people: ReadonlyMap<string, SourcePerson>;
  #withoutTimes = 0;

  constructor({ boats, people }: Listed) {
    this.#boats = new Map(boats.map((boat) => [boat.id, boat]));
    this.#people = new Map(people.map((person) => [person.id, person]));
  }

  async #add(kind: ProblemKind, problem: ImportProblem, entry?: string): Promise<void> {
    this.counts[kind] += 1;
    if (this.shown[kind].length < PROBLEMS_SHOWN) this.shown[kind].push(problem);
    const line: ReportLine = { kind, ...problem, ...(entry !== undefined && { entry }) };
    await this.#lines.add(line);
  }

  #nameOf(person: string): string {
    const found = this.#people.get(person);
    return found?.isCleared === false ? found.name : '';
  }

  async #addOuting(kind: ProblemKind, outing: SourceOuting, { text, names = [] }: Change): Promise<void> {
    const { line, file, day, distance } = outing;
    const entry = line === undefined ? placeOf(outing) : undefined;
    const boat = this.#boats.get(outing.boat ?? '')?.name ?? '';
    const crew = outing.seats.flatMap(({ person, name }) => name || this.#nameOf(person ?? '') || []);
    await this.#add(
      kind,
      {
        where: placeOf(outing),
        text,
        ...(file !== undefined && { fileName: file }),
        ...(line !== undefined && { line }),
        ...(day !== '' && { day }),
        ...(boat !== '' && { boat }),
        ...(crew.length > 0 && { crew }),
        ...(distance !== '' && { distance }),
        ...(names.length > 0 && { name: names.join('; ') }),
      },
      entry,
    );
  }

  /** Adds an outing that is left out. */
  async left(outing: SourceOuting, why: string): Promise<void> {
    await this.#addOuting('left', outing, { text: why });
  }

  /** Adds an outing that is imported. */
  async imported(outing: SourceOuting, changes: readonly Change[]): Promise<void> {
    if (outing.start === '' && outing.end === '') this.#withoutTimes += 1;
    for (const change of changes) await this.#addOuting('changed', outing, change);
  }

  /** Adds the boats that are left out or changed. */
  async boats({ boats }: Listed, { planned }: BoatPlan, chosen: ReadonlySet<string>): Promise<void> {
    for (const { id, name } of boats) {
      const boat = planned.get(id);
      const changed = (text: string, shown = name) =>
        this.#add('changed', { where: BOATS_PLACE, text, boat: shown });
      if (!boat) await this.#add('left', { where: BOATS_PLACE, text: LEFT_BOAT, boat: name });
      else if (boat.isNew) {
        if (!chosen.has(id) && isRenamed(name, boat.name))
          await changed(CHANGED_BOAT_NAME, renamedTo(name, boat.name));
        if (boat.description.length >= BOAT_DETAILS_MAX) await changed(CHANGED_BOAT_NOTE);
      }
    }
  }

  /** Adds the people in the file's list who are changed. */
  async people(
    { people }: Listed,
    plan: PeoplePlan,
    today: LocalDateText,
    chosen: ReadonlySet<string>,
  ): Promise<void> {
    const isPossible = birthDateRule(today);
    const isKept = (born: string): boolean => isCalendarDay(born) && isPossible(born) === null;
    for (const { id, name, email, born } of people) {
      const person = plan.person(id);
      if (!person?.isNew || person.isNobody) continue;
      if (!chosen.has(id) && isRenamed(name, person.name)) await this.renamed(name, person.name);
      if (person.hasLeft) await this.#changedPerson(CHANGED_FORMER, name);
      else {
        if (email !== '' && person.email === '') await this.#changedPerson(CHANGED_EMAIL, name);
        if (born !== '' && !isKept(person.born)) await this.#changedPerson(CHANGED_BIRTH, name);
      }
    }
  }

  async #changedPerson(text: string, name: string): Promise<void> {
    await this.#add('changed', { where: PEOPLE_PLACE, text, name });
  }

  async renamed(before: string, after: string): Promise<void> {
    await this.#changedPerson(CHANGED_NAME, renamedTo(before, after));
  }

  /** Adds a reservation that is left out or shortened. */
  async reservation(problem: ImportProblem): Promise<void> {
    await this.#add('left', problem);
  }

  /** Ends the report. Returns its lines, packed. */
  async end(): Promise<Uint8Array[]> {
    const cleared = [...this.#people.values()].filter(({ isCleared }) => isCleared).length;
    if (cleared > 0) await this.#add('left', { where: PEOPLE_PLACE, text: clearedNames(cleared) });
    if (this.#withoutTimes > 0)
      await this.#add('changed', { where: OUTINGS_PLACE, text: withoutTimes(this.#withoutTimes) });
    return this.#lines.pieces();
  }
}
