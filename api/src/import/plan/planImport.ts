import { setImmediate } from 'node:timers/promises';
import { SAMPLES_SHOWN } from '@fleetwatch/contract/import/limits';
import type { SourceOuting } from '@fleetwatch/contract/import/model';
import { SKIPPED_DELETED } from '@fleetwatch/contract/import/texts';
import type {
  ImportMapping,
  ImportPreview,
  PreviewSample,
  PreviewTotal,
  PreviewYear,
} from '@fleetwatch/contract/import/wire';
import { yearOf } from '@fleetwatch/contract/time/weeks';
import { BoatPlan, type PlannedBoat } from './BoatPlan.ts';
import { logbookOf, outingKey, type ClubFacts, type LoggedOuting } from './ClubFacts.ts';
import { isDifferent, KnownOutings } from './KnownOutings.ts';
import type { StoredImport } from './StoredImport.ts';
import { instantsIn } from './instantsIn.ts';
import {
  entryOf,
  NOON,
  planOuting,
  skipReason,
  type Change,
  type Entry,
  type PlannedOuting,
} from './OutingPlan.ts';
import { PackedLines } from './PackedLines.ts';
import { PeoplePlan, type PlannedPerson } from './PeoplePlan.ts';
import { placeOf, Report } from './Report.ts';
import { planReservations, type PlannedReservation } from './ReservationPlan.ts';
import { planDamages, type PlannedDamage } from './planDamages.ts';
import { addTo, noSplit, shownTotals, Totals, type Fate, type TotalRows } from './Totals.ts';

/** An entry of the file, and its differing outing in the log. */
export interface PlannedChange {
  where: string;
  planned: PlannedOuting;
  logged: LoggedOuting;
}

/** Documents that an import still has to write, and its preview. */
export interface ImportPlan {
  boats: PlannedBoat[];
  people: PlannedPerson[];
  /** Outings, latest first. */
  outings: PlannedOuting[];
  reservations: PlannedReservation[];
  /** Entries that differ from their outing in the log (rule moving.again). */
  changes: PlannedChange[];
  damages: PlannedDamage[];
  preview: ImportPreview;
  report: PackedReport;
}

/** Complete lists of which the preview shows the beginning, as packed lines of JSON (rule moving.report). */
export interface PackedReport {
  /** `ReportLine`s. */
  problems: Uint8Array[];
  /** `TotalLine`s. */
  totals: Uint8Array[];
}

/** A line of the stored totals of a person or a boat. */
export interface TotalLine extends PreviewTotal {
  isBoat: boolean;
}

/** Number of outings planned without a break: some milliseconds. */
const AT_ONCE = 500;

/** Exact distances by year and unit. */
class Years {
  readonly #rows = new Map<string, PreviewYear>();

  add({ day, written, hundredths }: Entry, fate: Fate, unit: PreviewYear['unit']): void {
    const year = day === null ? null : yearOf(day);
    const key = `${String(year)} ${written?.unit ?? unit}`;
    const row = this.#rows.get(key) ?? {
      year,
      unit: written?.unit ?? unit,
      outings: 0,
      all: 0,
      imported: 0,
      known: 0,
      left: 0,
      milesHundredths: 0,
      hundredths: noSplit(),
    };
    const millionths = written?.millionths ?? 0;
    row.outings += 1;
    row.all += millionths;
    row[fate] += millionths;
    if (fate === 'imported') row.milesHundredths += hundredths;
    if (row.hundredths) addTo(row.hundredths, fate, hundredths);
    this.#rows.set(key, row);
  }

  rows(): PreviewYear[] {
    return [...this.#rows.values()].sort(
      (one, other) => (one.year ?? 0) - (other.year ?? 0) || one.unit.localeCompare(other.unit),
    );
  }
}

const sampleOf = ({
  day,
  boatName,
  launcher,
  crew,
  distance,
  milesHundredths,
}: PlannedOuting): PreviewSample => ({
  day,
  boat: boatName,
  distance,
  milesHundredths,
  crew: [launcher, ...crew].map(({ name }) => name),
});

/** Picks up to `most` items at equal intervals. */
function pickEvenly<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  const count = Math.min(most, items.length);
  return Array.from({ length: count }, (_, at) => items[Math.floor(at * step)]).filter(
    (item) => item !== undefined,
  );
}

/** Gives unique numbers to entries that share one in their logbook. */
function uniqueIds(): (logbook: string, id: string) => string {
  const counts = new Map<string, number>();
  return (logbook, id) => {
    const key = outingKey(logbook, id);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? id : `${id} (${count})`;
  };
}

async function packTotals({ members, fleet }: TotalRows): Promise<Uint8Array[]> {
  const lines = new PackedLines();
  for (const [isBoat, rows] of [
    [false, members],
    [true, fleet],
  ] as const)
    for (const row of rows) await lines.add({ ...row, isBoat } satisfies TotalLine);
  return lines.pieces();
}

/** Yields the outings one by one; lets the process do other work after every `AT_ONCE`. */
async function* withBreaks(
  pieces: StoredImport['outings'],
  left: AbortSignal | undefined,
): AsyncGenerator<SourceOuting> {
  let count = 0;
  for await (const piece of pieces) {
    for (const outing of piece) {
      count += 1;
      if (count % AT_ONCE === 0) await setImmediate();
      left?.throwIfAborted();
      yield outing;
    }
  }
}

/** An entry that has no outing by its key. */
interface Candidate {
  planned: PlannedOuting;
  entry: Entry;
  /** Differences from the entry as written. */
  differences: readonly Change[];
  /** Outing of the log with the same content. */
  logged?: LoggedOuting;
}

const fateOf = (logged: LoggedOuting | undefined): Fate =>
  logged === undefined ? 'imported' : logged.isDeleted ? 'left' : 'known';

/** Finds outings of the log with the same content (rule moving.again): those with equal times first. */
async function recognize(
  candidates: readonly Candidate[],
  known: KnownOutings,
  instant: ReturnType<typeof instantsIn>,
  left: AbortSignal | undefined,
): Promise<void> {
  for (const isByTime of [true, false]) {
    for (const [at, candidate] of candidates.entries()) {
      if (at % AT_ONCE === 0) await setImmediate();
      left?.throwIfAborted();
      const { planned } = candidate;
      candidate.logged ??= isByTime
        ? known.claimByTime(planned)
        : known.claimByDistance(planned, instant(planned.day, NOON));
    }
  }
}

/**
 * Plans the documents that an import adds to a club, without those that exist or that an earlier run has
 * written. The answers have been checked except for chosen names: 422 `invalid:names` if a rule refuses one.
 * A large file takes a second, with breaks for other work of the process.
 * @param left aborts it when the client has disconnected
 */
export async function planImport(
  model: StoredImport,
  mapping: ImportMapping,
  facts: ClubFacts,
  left?: AbortSignal,
): Promise<ImportPlan> {
  const boats = new BoatPlan(model, mapping, facts);
  const people = new PeoplePlan(model, mapping, facts);
  const reading = {
    order: mapping.dateOrder,
    mapping,
    today: facts.today,
    instant: instantsIn(facts.timezone),
  };
  const years = new Years();
  const totals = new Totals(model, boats, people);
  const report = new Report(model);
  const chosen = new Set(mapping.names.map(({ id }) => id));
  await report.boats(model, boats, chosen);
  const counts = { new: 0, known: 0, left: 0 };
  const note = (entry: Entry, fate: Fate): void => {
    counts[fate === 'imported' ? 'new' : fate] += 1;
    years.add(entry, fate, mapping.unit);
    totals.add(entry, fate);
  };
  const known = new KnownOutings(facts.outings);
  const changes: PlannedChange[] = [];
  const unknown: Candidate[] = [];
  const idOf = uniqueIds();
  for await (const written of withBreaks(model.outings, left)) {
    const outing = { ...written, id: idOf(written.logbook, written.id) };
    const entry = entryOf(outing, reading);
    const why = skipReason(entry, boats, reading);
    const boat = boats.planned.get(outing.boat ?? '');
    const { day, written: distance } = entry;
    const isReadable = why === null && boat !== undefined && day !== null && distance !== null;
    const read = isReadable ? planOuting({ ...entry, day, written: distance }, boat, people, reading) : null;
    const planned = read && { ...read.planned, logbook: logbookOf(model, outing.logbook) };
    const logged = known.claimByKey(
      outingKey(logbookOf(model, outing.logbook), outing.id),
      outingKey(outing.logbook, outing.id),
      planned,
    );
    if (logged && !logged.isDeleted) {
      note(entry, 'known');
      if (planned && isDifferent(planned, logged)) changes.push({ where: placeOf(outing), planned, logged });
    } else if (planned && !logged) unknown.push({ planned, entry, differences: read.changes });
    else {
      note(entry, 'left');
      await report.left(outing, logged ? SKIPPED_DELETED : (why ?? ''));
    }
  }
  const outings: PlannedOuting[] = [];
  await recognize(unknown, known, reading.instant, left);
  for (const { planned, entry, differences, logged } of unknown) {
    note(entry, fateOf(logged));
    if (!logged) {
      outings.push(planned);
      await report.imported(entry.outing, differences);
    } else if (logged.isDeleted) await report.left(entry.outing, SKIPPED_DELETED);
  }
  await report.people(model, people, facts.today, chosen);
  for (const [name, member] of totals.renamed()) await report.renamed(name, member);
  const rows = totals.rows();
  outings.sort((one, other) => other.launchedAt.getTime() - one.launchedAt.getTime());
  const reserved = planReservations(model, { boats, people }, facts, reading);
  for (const problem of reserved.problems) await report.reservation(problem);
  const packed = await report.end();
  const fleet = [...boats.planned.values()];
  const damages = planDamages(
    facts.damages && model.damages ? model.damages : [],
    facts.damages ?? new Set(),
    { boats, people },
    reading,
  );
  const fresh = people.freshIn([
    ...outings,
    ...(mapping.takeChanges === true ? changes.map(({ planned }) => planned) : []),
    ...damages.fresh.map(({ by, fixed }) => ({ launcher: by, crew: fixed ? [fixed.by] : [] })),
  ]);
  return {
    boats: boats.fresh,
    people: fresh,
    outings,
    reservations: reserved.fresh,
    changes,
    damages: damages.fresh,
    preview: {
      boats: {
        new: boats.fresh.length,
        known: fleet.filter(({ isNew }) => !isNew).length,
        left: model.boats.length - fleet.length,
      },
      people: { ...people.listed, new: fresh.filter(({ isNobody }) => !isNobody).length },
      outings: counts,
      ...(model.reservations && { reservations: reserved.counts }),
      ...(facts.damages && model.damages && { damages: damages.counts }),
      years: years.rows(),
      problems: report.shown.left,
      problemCount: report.counts.left,
      differences: report.shown.changed,
      differenceCount: report.counts.changed,
      totals: shownTotals(rows),
      samples: pickEvenly(outings, SAMPLES_SHOWN).map(sampleOf),
    },
    report: { problems: packed, totals: await packTotals(rows) },
  };
}
