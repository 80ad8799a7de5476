import { BOATS_MAX, OUTINGS_MAX, PEOPLE_MAX, XML_DEPTH_MAX } from '@fleetwatch/contract/import/limits';
import {
  barredText,
  countDiffers,
  notImportedText,
  tooMany,
  ZIP_NO_EFA,
} from '@fleetwatch/contract/import/texts';
import type { SourceBoat, SourceModel, SourceOuting, SourcePerson } from '@fleetwatch/contract/import/model';
import { unitInUse } from '@fleetwatch/contract/import/unitInUse';
import { boatOf, isBarred, otherKindOfBoat, outingOf, personOf } from './efaRecords.ts';
import type { ZipEntry } from '../../platform/files/openZip.ts';
import { readXml } from '../../platform/files/readXml.ts';
import { readXmlRecords, type XmlRecord } from './readXmlRecords.ts';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';
import {
  BADGES,
  CLUB_WORK,
  DAMAGE_REPORTS,
  OUTING_GROUPS,
  RESERVATIONS,
  UNKNOWN_BOAT,
  damageNote,
} from '../texts.ts';

type Found = ReturnType<typeof outingOf>;

/** Limit for all files together, including validity periods. */
const RECORDS_MAX = 600_000;
const EXAMPLES = 5;

/** Data that is read but not imported, by file type. */
const LEFT_BEHIND: Readonly<Record<string, string>> = {
  boatdamages: DAMAGE_REPORTS,
  boatreservations: RESERVATIONS,
  sessiongroups: OUTING_GROUPS,
  clubwork: CLUB_WORK,
  fahrtenabzeichen: BADGES,
};

/** Contents of a backup's files, before they are combined. */
class Backup {
  readonly byId = { boats: new Map<string, XmlRecord[]>(), persons: new Map<string, XmlRecord[]>() };
  readonly statuses = new Map<string, string>();
  readonly destinations = new Map<string, string>();
  /** 'logbook entry' of boats that are out. */
  readonly out = new Set<string>();
  readonly outings: Found[] = [];
  readonly warnings = new Set<string>();
  /** Notes and damage reports, by boat. */
  readonly #notes = new Map<string, string[]>();
  readonly #leftBehind = new Map<string, number>();
  #records = 0;
  isEfa = false;

  add(record: XmlRecord, header: XmlRecord): void {
    const type = (header.get('type') ?? '').replace(/^efa2/, '');
    const field = (name: string): string => record.get(name) ?? '';
    this.#records += 1;
    if (this.#records > RECORDS_MAX) throw fileRefusal(tooMany('records', RECORDS_MAX));
    if (LEFT_BEHIND[type] !== undefined) this.#leftBehind.set(type, (this.#leftBehind.get(type) ?? 0) + 1);
    if (type === 'boatstatus') this.#note(field('BoatId'), field('Comment'));
    if (type === 'boatdamages' && field('Fixed') !== 'true')
      this.#note(field('BoatId'), field('Description') && damageNote(field('Description')));
    if (type === 'boats' || type === 'persons') {
      const most = type === 'boats' ? BOATS_MAX : PEOPLE_MAX;
      const records = this.byId[type].get(field('Id')) ?? [];
      records.push(record);
      this.byId[type].set(field('Id'), records);
      if (this.byId[type].size > most) throw fileRefusal(tooMany(type, most));
    } else if (type === 'status') this.statuses.set(field('Id'), field('Name'));
    else if (type === 'destinations') this.destinations.set(field('Id'), field('Name'));
    else if (type === 'boatstatus') {
      if (field('CurrentStatus') === 'ONTHEWATER') this.out.add(`${field('Logbook')} ${field('EntryNo')}`);
    } else if (type === 'logbook') {
      this.outings.push(outingOf(record, header.get('name') ?? ''));
      if (this.outings.length > OUTINGS_MAX) throw fileRefusal(tooMany('outings', OUTINGS_MAX));
    } else return;
    this.isEfa = true;
  }

  #note(boat: string, text: string): void {
    if (text !== '') this.#notes.set(boat, [...(this.#notes.get(boat) ?? []), text].slice(0, EXAMPLES));
  }

  #withNotes(boat: SourceBoat): SourceBoat {
    const note = [boat.note, ...(this.#notes.get(boat.id) ?? [])].filter((text) => text !== '').join('. ');
    return { ...boat, note };
  }

  /** Warns of the rest, which a person must handle after the import. */
  #warnOfRest(people: readonly SourcePerson[]): void {
    const barred = new Set(
      [...this.byId.persons].filter(([, records]) => isBarred(records)).map(([id]) => id),
    );
    const names = people.filter(({ id }) => barred.has(id)).map(({ name }) => name);
    if (names.length > 0) this.warnings.add(barredText(names));
    const rest = [...this.#leftBehind].map(([type, count]) => `${count} ${LEFT_BEHIND[type] ?? ''}`);
    if (rest.length > 0) this.warnings.add(notImportedText(rest));
  }

  model(at: number): SourceModel {
    const { boats: ofBoats, persons } = this.byId;
    const warn = (text: string): void => {
      this.warnings.add(text);
    };
    const boats = [...ofBoats].map(([id, records]) => this.#withNotes(boatOf(id, records, at, warn)));
    const people = [...persons].map(([id, records]) => personOf(id, records, this.statuses, at));
    this.#warnOfRest(people);
    const others = new Map(
      [...ofBoats].map(([id, records]) => [id, records.map(otherKindOfBoat).at(-1) ?? null]),
    );
    const known = new Set(boats.map(({ id }) => id));
    const outings = this.outings.map((found) => this.#resolved(found, others));
    return {
      system: 'efa',
      unit: unitInUse(outings),
      people,
      outings,
      boats: [...boats, ...boatsOnlyInLogbooks(outings, known)],
      warnings: [...this.warnings],
    };
  }

  #resolved(
    { destination, ...outing }: Found,
    others: ReadonlyMap<string, SourceOuting['other']>,
  ): SourceOuting {
    const place = this.destinations.get(destination) ?? '';
    return {
      ...outing,
      notes: [place, outing.notes].filter((part) => part !== '').join('. '),
      other: outing.other ?? others.get(outing.boat ?? '') ?? null,
      isOpen: outing.isOpen || (outing.end === '' && this.out.has(`${outing.logbook} ${outing.id}`)),
    };
  }
}

/** Returns boats named in the logbooks that are not, or no longer, in the list of boats. */
function boatsOnlyInLogbooks(outings: readonly SourceOuting[], known: ReadonlySet<string>): SourceBoat[] {
  const named = new Set(outings.flatMap(({ boat }) => (boat === null || known.has(boat) ? [] : [boat])));
  return [...named].map((id) => ({
    id,
    name: id.startsWith('name ') ? id.slice('name '.length) : UNKNOWN_BOAT,
    seats: '',
    rigging: '',
    coxing: '',
    isGone: true,
    isOnlyNamed: true,
    note: '',
  }));
}

const IGNORED = /^(cfg|log)\//;
const META = 'backup.meta';

const fileNameOf = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/** Reads the number of records of each file, as stated in the backup. */
async function readMeta(entries: readonly ZipEntry[]): Promise<Map<string, number>> {
  const told = new Map<string, number>();
  const entry = entries.find(({ name }) => name === META);
  if (!entry) return told;
  let fields = new Map<string, string>();
  await readXml(await entry.open(), META, XML_DEPTH_MAX, {
    open(name) {
      if (name === 'Object') fields = new Map();
    },
    close(name, _path, text) {
      fields.set(name, text.trim());
      const records = Number(fields.get('Records') ?? Number.NaN);
      if (name === 'Object' && Number.isInteger(records))
        told.set(fileNameOf(fields.get('FileName') ?? ''), records);
    },
  });
  return told;
}

/**
 * Reads a backup of an efa 2 project. Files are identified by their stated type, not by their names. Throws
 * 422 `invalid:file`.
 * @param at when it is read, ms
 */
export async function readEfa(entries: readonly ZipEntry[], at: number): Promise<SourceModel> {
  const backup = new Backup();
  const told = await readMeta(entries);
  for (const entry of entries) {
    const isData = /\.efa2[a-z]+$/.test(entry.name) && !IGNORED.test(entry.name);
    if (!isData) continue;
    let count = 0;
    await readXmlRecords(await entry.open(), entry.name, (record, header) => {
      count += 1;
      backup.add(record, header);
    });
    const expected = told.get(fileNameOf(entry.name)) ?? count;
    if (expected !== count) backup.warnings.add(countDiffers(entry.name, expected, count));
  }
  if (!backup.isEfa) throw fileRefusal(ZIP_NO_EFA);
  return backup.model(at);
}
