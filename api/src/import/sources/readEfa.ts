import {
  BOATS_MAX,
  DAMAGES_MAX,
  OUTINGS_MAX,
  PEOPLE_MAX,
  RESERVATIONS_MAX,
  XML_DEPTH_MAX,
} from '@fleetwatch/contract/import/limits';
import {
  barredText,
  boatsHidden,
  contactsSkipped,
  countDiffers,
  fieldsUnread,
  filesUnread,
  keptInNotes,
  notesTooLong,
  notImportedText,
  tooMany,
  ZIP_NO_EFA,
} from '@fleetwatch/contract/import/texts';
import type {
  SourceBoat,
  SourceDamage,
  SourceModel,
  SourceOuting,
  SourceReservation,
} from '@fleetwatch/contract/import/model';
import { NOTES_MAX } from '@fleetwatch/contract/sorties/limits';
import { unitInUse } from '@fleetwatch/contract/import/unitInUse';
import {
  boatOf,
  damageOf,
  field,
  isBarred,
  isUnavailable,
  notesOf,
  otherKindOfBoat,
  outingOf,
  personOf,
  type EfaOuting,
} from './efaRecords.ts';
import { unreadFields } from './efaFields.ts';
import type { ZipEntry } from '../../platform/files/openZip.ts';
import { readXml } from '../../platform/files/readXml.ts';
import { reservationOf } from './readReservation.ts';
import { readXmlRecords, type XmlRecord } from './readXmlRecords.ts';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';
import { UNKNOWN_BOAT, recordsText, withGuests } from '../texts.ts';

/** Limit for all files together, including validity periods. */
const RECORDS_MAX = 600_000;

/** File types whose records are imported or belong to imported ones; records of other types are only counted. */
const READ = new Set([
  'boats',
  'persons',
  'status',
  'boatstatus',
  'boatdamages',
  'boatreservations',
  'logbook',
]);
/** Types of records whose names outings keep. */
const NAMED = ['destinations', 'waters', 'sessiongroups'];
/** efa's counters, which have no content. */
const EMPTY_TYPE = 'autoincrement';

/** Contents of a backup's files, before they are combined. */
class Backup {
  readonly byId = { boats: new Map<string, XmlRecord[]>(), persons: new Map<string, XmlRecord[]>() };
  readonly statuses = new Map<string, string>();
  /** Names of destinations, waters and groups of outings, whose ids are unique together. */
  readonly names = new Map<string, string>();
  /** 'logbook entry' of boats that are out. */
  readonly out = new Set<string>();
  readonly outings: EfaOuting[] = [];
  readonly #reservations: SourceReservation[] = [];
  /** Number of reservations with a phone number. */
  #contacts = 0;
  readonly warnings = new Set<string>();
  readonly damages: SourceDamage[] = [];
  /** Number of reports with an id. */
  readonly #damageIds = new Map<string, number>();
  /** Statuses by boat. */
  readonly #statuses = new Map<string, XmlRecord>();
  readonly #unread = new Map<string, number>();
  /** Ids by type. */
  readonly #named = new Map(NAMED.map((type) => [type, new Set<string>()]));
  #records = 0;
  isEfa = false;

  add(record: XmlRecord, header: XmlRecord, file: string): void {
    const type = (header.get('type') ?? '').replace(/^efa2/, '');
    const named = this.#named.get(type);
    this.#records += 1;
    if (this.#records > RECORDS_MAX) throw fileRefusal(tooMany('records', RECORDS_MAX));
    if (type === 'boats' || type === 'persons') this.#addVersion(type, record);
    if (type === 'status') this.statuses.set(field(record, 'Id'), field(record, 'Name'));
    if (type === 'boatstatus') this.#addStatus(record);
    if (type === 'boatdamages') this.#addDamage(record);
    if (type === 'boatreservations') this.#addReservation(record);
    if (type === 'logbook') {
      this.outings.push({ ...outingOf(record, header.get('name') ?? ''), file });
      if (this.outings.length > OUTINGS_MAX) throw fileRefusal(tooMany('outings', OUTINGS_MAX));
    }
    if (named) {
      named.add(field(record, 'Id'));
      this.names.set(field(record, 'Id'), field(record, 'Name'));
    }
    if (READ.has(type) || named) this.isEfa = true;
    else if (type !== EMPTY_TYPE) this.#unread.set(type, (this.#unread.get(type) ?? 0) + 1);
  }

  /** Adds a validity period of a boat or a person. */
  #addVersion(type: 'boats' | 'persons', record: XmlRecord): void {
    const most = type === 'boats' ? BOATS_MAX : PEOPLE_MAX;
    const records = this.byId[type].get(field(record, 'Id')) ?? [];
    records.push(record);
    this.byId[type].set(field(record, 'Id'), records);
    if (this.byId[type].size > most) throw fileRefusal(tooMany(type, most));
  }

  #addStatus(record: XmlRecord): void {
    this.#statuses.set(field(record, 'BoatId'), record);
    if (field(record, 'CurrentStatus') === 'ONTHEWATER')
      this.out.add(`${field(record, 'Logbook')} ${field(record, 'EntryNo')}`);
  }

  #addReservation(record: XmlRecord): void {
    this.#reservations.push(reservationOf(record));
    if (field(record, 'Contact') !== '') this.#contacts += 1;
    if (this.#reservations.length > RESERVATIONS_MAX)
      throw fileRefusal(tooMany('reservations', RESERVATIONS_MAX));
  }

  #addDamage(record: XmlRecord): void {
    const damage = damageOf(record);
    // Some files omit its number.
    const same = this.#damageIds.get(damage.id) ?? 0;
    this.#damageIds.set(damage.id, same + 1);
    this.damages.push(same === 0 ? damage : { ...damage, id: `${damage.id} (${same + 1})` });
    if (this.damages.length > DAMAGES_MAX) throw fileRefusal(tooMany('damage reports', DAMAGES_MAX));
  }

  #withStatus(boat: SourceBoat): SourceBoat {
    const status = this.#statuses.get(boat.id) ?? new Map<string, string>();
    const comment = field(status, 'Comment');
    // efa's comment on damage repeats its report.
    const isRepeated = this.damages.some(
      ({ boat: id, text }) => id === boat.id && text !== '' && comment.includes(text),
    );
    const notes = [boat.note, isRepeated ? '' : comment].filter((text) => text !== '');
    return { ...boat, note: notes.join('. '), ...(isUnavailable(status) && { isDocked: true as const }) };
  }

  /** Warns of everything that an officer must handle after the import. */
  #warnOfRest({ boats, people, outings }: Pick<SourceModel, 'boats' | 'people' | 'outings'>): void {
    const warn = (list: readonly string[], text: (list: readonly string[]) => string): void => {
      if (list.length > 0) this.warnings.add(text(list));
    };
    const barred = new Set(
      [...this.byId.persons].filter(([, records]) => isBarred(records)).map(([id]) => id),
    );
    const hidden = boats.filter(
      ({ id, isGone }) => !isGone && this.#statuses.get(id)?.get('BaseStatus') === 'HIDE',
    );
    const kept = [...this.#named].filter(([, ids]) => ids.size > 0);
    warn(
      people.filter(({ id }) => barred.has(id)).map(({ name }) => name),
      barredText,
    );
    warn(
      hidden.map(({ name }) => name),
      boatsHidden,
    );
    warn(
      kept.map(([type, { size }]) => recordsText(type, size)),
      keptInNotes,
    );
    warn(
      outings.filter((outing) => noteLength(outing) > NOTES_MAX).map(({ logbook, id }) => `${logbook} ${id}`),
      notesTooLong,
    );
    if (this.#contacts > 0) this.warnings.add(contactsSkipped(this.#contacts));
    warn(
      [...unreadFields('persons', this.byId.persons), ...unreadFields('boats', this.byId.boats)],
      fieldsUnread,
    );
    warn(
      [...this.#unread].map(([type, count]) => recordsText(type, count)),
      notImportedText,
    );
  }

  model(at: number): SourceModel {
    const { boats: ofBoats, persons } = this.byId;
    const warn = (text: string): void => {
      this.warnings.add(text);
    };
    const listed = [...ofBoats].map(([id, records]) => this.#withStatus(boatOf(id, records, at, warn)));
    const people = [...persons].map(([id, records]) => personOf(id, records, this.statuses, at));
    const others = new Map(
      [...ofBoats].map(([id, records]) => [id, records.map(otherKindOfBoat).at(-1) ?? null]),
    );
    const known = new Set(listed.map(({ id }) => id));
    const outings = this.outings.map((found) => this.#resolved(found, others));
    const boats = [...listed, ...boatsOnlyInLogbooks(outings, known)];
    this.#warnOfRest({ boats, people, outings });
    const reservations = this.#reservations;
    return {
      system: 'efa',
      unit: unitInUse(outings),
      people,
      outings,
      boats,
      ...(this.damages.length > 0 && { damages: this.damages }),
      ...(reservations.length > 0 && { reservations }),
      warnings: [...this.warnings],
    };
  }

  #resolved(found: EfaOuting, others: ReadonlyMap<string, SourceOuting['other']>): SourceOuting {
    const { noted: _noted, ...outing } = found;
    return {
      ...outing,
      notes: notesOf(found, (id) => this.names.get(id) ?? ''),
      other: outing.other ?? others.get(outing.boat ?? '') ?? null,
      isOpen: outing.isOpen || (outing.end === '' && this.out.has(`${outing.logbook} ${outing.id}`)),
    };
  }
}

/** Returns the length of an outing's notes with those in its crew who may be guests. */
function noteLength({ notes, seats }: SourceOuting): number {
  const guests = seats.map(({ name }) => name).filter((name) => name !== '');
  return notes.length + (guests.length > 0 ? `. ${withGuests(guests.join(', '))}`.length : 0);
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

/** Folder of a project's files. */
const DATA = /^data[/\\](?<project>[^/\\]+)[/\\]/;

/** Reads the name of the project, and the number of records of each file, as stated in the backup. */
async function readMeta(
  entries: readonly ZipEntry[],
): Promise<{ project: string | undefined; recordCounts: Map<string, number> }> {
  const recordCounts = new Map<string, number>();
  const folders = entries.flatMap(({ name }) => DATA.exec(name)?.groups?.project ?? []);
  let [project] = folders;
  const entry = entries.find(({ name }) => name === META);
  if (!entry) return { project, recordCounts };
  let fields = new Map<string, string>();
  await readXml(await entry.open(), META, XML_DEPTH_MAX, {
    open(name) {
      if (name === 'Object') fields = new Map();
    },
    close(name, _path, text) {
      if (name === 'ProjectName' && text.trim() !== '') project = text.trim();
      fields.set(name, text.trim());
      const records = Number(fields.get('Records') ?? Number.NaN);
      if (name === 'Object' && Number.isInteger(records))
        recordCounts.set(fileNameOf(fields.get('FileName') ?? ''), records);
    },
  });
  return { project, recordCounts };
}

/**
 * Reads a backup of an efa 2 project. Files are identified by their stated type, not by their names. Throws
 * 422 `invalid:file`.
 * @param at when it is read, ms
 */
export async function readEfa(entries: readonly ZipEntry[], at: number): Promise<SourceModel> {
  const backup = new Backup();
  const { project, recordCounts } = await readMeta(entries);
  const isData = ({ name }: ZipEntry): boolean => /\.efa2[a-z]+$/.test(name) && !IGNORED.test(name);
  const unread = entries.filter(
    (entry) =>
      !isData(entry) && !IGNORED.test(entry.name) && entry.name !== META && !entry.name.endsWith('/'),
  );
  if (unread.length > 0) backup.warnings.add(filesUnread(unread.map(({ name }) => name)));
  for (const entry of entries.filter(isData)) {
    let count = 0;
    await readXmlRecords(await entry.open(), entry.name, (record, header) => {
      count += 1;
      backup.add(record, header, entry.name);
    });
    const expected = recordCounts.get(fileNameOf(entry.name)) ?? count;
    if (expected !== count) backup.warnings.add(countDiffers(entry.name, expected, count));
  }
  if (!backup.isEfa) throw fileRefusal(ZIP_NO_EFA);
  return { ...backup.model(at), ...(project !== undefined && { project }) };
}
