import { stringify } from 'csv-stringify/sync';
import type { ClientSession } from 'mongoose';
import { BoatModel, WITHOUT_LOG, type BoatRecord } from '../../boats/Boat.ts';
import { FleetGroupModel, type FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { MemberModel, type MemberRecord } from '../../members/Member.ts';
import { CSV_SAFE } from '../../platform/http/csvFile.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { boatRecord, LOGBOOK_COLUMNS, logbookCells, logbookRecord, personRecord } from './efaRecords.ts';
import { EFA_END, efaHead, efaRecord, type EfaRecord } from './efaXml.ts';

const BATCH = 500;

/** Starts a file, and writes to it until the next one starts. */
export interface FileWriter {
  write(path: string, text: string): Promise<void>;
}

const csvText = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { delimiter: '|', record_delimiter: '\r\n', ...CSV_SAFE },
  );

async function writeBoats(files: FileWriter, session: ClientSession): Promise<void> {
  const groups = await FleetGroupModel.find().session(session).lean<FleetGroupRecord[]>();
  const groupOf = new Map(groups.map((group) => [String(group._id), group]));
  const path = 'boats.efa2boats';
  await files.write(path, efaHead('boats', 'efa2boats'));
  const boats = BoatModel.find()
    .select(WITHOUT_LOG)
    .sort({ _id: 1 })
    .session(session)
    .lean<BoatRecord[]>()
    .cursor();
  for await (const boat of boats as AsyncIterable<BoatRecord>) {
    await files.write(path, efaRecord(boatRecord(boat, groupOf.get(String(boat.fleetGroup)))));
  }
  await files.write(path, EFA_END);
}

/** Writes the members. Returns their names by id. */
async function writePersons(files: FileWriter, session: ClientSession): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const path = 'persons.efa2persons';
  await files.write(path, efaHead('persons', 'efa2persons'));
  const members = MemberModel.find()
    .select('name email joinedAt isActive')
    .sort({ _id: 1 })
    .session(session)
    .lean<MemberRecord[]>()
    .cursor();
  for await (const member of members as AsyncIterable<MemberRecord>) {
    names.set(String(member._id), member.name);
    await files.write(path, efaRecord(personRecord(member)));
  }
  await files.write(path, EFA_END);
  return names;
}

/** A season's logbook as efa XML and as CSV, written in batches. */
class Logbook {
  readonly season: number;
  readonly #files: FileWriter;
  #entries: EfaRecord[] = [];
  #count = 0;

  constructor(files: FileWriter, season: number) {
    this.#files = files;
    this.season = season;
  }

  /** Adds an entry, numbered from 1. */
  async add(entry: (no: number) => EfaRecord): Promise<void> {
    if (this.#count === 0) await this.#write(efaHead(String(this.season), 'efa2logbook'), [LOGBOOK_COLUMNS]);
    this.#count += 1;
    this.#entries.push(entry(this.#count));
    if (this.#entries.length >= BATCH) await this.#flush();
  }

  async end(): Promise<void> {
    await this.#flush();
    await this.#files.write(`${this.season}.efa2logbook`, EFA_END);
  }

  async #write(xml: string, rows: readonly (readonly string[])[]): Promise<void> {
    await this.#files.write(`${this.season}.efa2logbook`, xml);
    await this.#files.write(`${this.season}.csv`, csvText(rows));
  }

  async #flush(): Promise<void> {
    await this.#write(this.#entries.map(efaRecord).join(''), this.#entries.map(logbookCells));
    this.#entries = [];
  }
}

/** Writes one logbook per season, as efa 2 has one per year: entries are numbered from 1 in launch order. */
async function writeLogbooks(
  files: FileWriter,
  names: ReadonlyMap<string, string>,
  { timezone, session }: { timezone: string; session: ClientSession },
): Promise<void> {
  const logbooks: Logbook[] = [];
  const sorties = SortieModel.find()
    .sort({ day: 1, launchedAt: 1, _id: 1 })
    .session(session)
    .lean<SortieRecord[]>()
    .cursor({ batchSize: BATCH });
  for await (const sortie of sorties as AsyncIterable<SortieRecord>) {
    let logbook = logbooks.at(-1);
    if (logbook?.season !== sortie.season) {
      await logbook?.end();
      logbook = new Logbook(files, sortie.season);
      logbooks.push(logbook);
    }
    await logbook.add((no) => logbookRecord({ no, sortie, names, timezone }));
  }
  await logbooks.at(-1)?.end();
}

/**
 * Writes the club's boats, members and logbooks in efa 2 format (rule leaving.efa), as of the session's
 * snapshot.
 */
export async function writeEfa(files: FileWriter, timezone: string, session: ClientSession): Promise<void> {
  await writeBoats(files, session);
  const names = await writePersons(files, session);
  await writeLogbooks(files, names, { timezone, session });
}
