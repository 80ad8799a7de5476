import { stringify } from 'csv-stringify/sync';
import type { ClientSession } from 'mongoose';
import { BoatModel, WITHOUT_LOG, type BoatRecord } from '../../boats/Boat.ts';
import { FleetGroupModel, type FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { MemberModel, type MemberRecord } from '../../members/Member.ts';
import { CSV_SAFE } from '../../platform/http/csvFile.ts';
import { SortieModel, type SortieRecord } from '../../sorties/Sortie.ts';
import { boatRecord, LOGBOOK_COLUMNS, logbookCells, logbookRecord, personRecord } from './efaRecords.ts';
import { EFA_END, efaHead, efaRecord } from './efaXml.ts';

/** Begins a file, and writes to it until the next one begins. */
export interface FileWriter {
  write(path: string, text: string): Promise<void>;
}

const csvLine = (cells: readonly string[]): string =>
  stringify([[...cells]], { delimiter: '|', record_delimiter: '\r\n', ...CSV_SAFE });

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

/** Returns the members' names by id. */
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

/** One logbook for each season, as efa 2 has one for each year: entries count from 1 in the order of launch. */
async function writeLogbooks(
  files: FileWriter,
  names: ReadonlyMap<string, string>,
  { timezone, session }: { timezone: string; session: ClientSession },
): Promise<void> {
  const xml = (season: number): string => `${season}.efa2logbook`;
  const csv = (season: number): string => `${season}.csv`;
  const open = { season: Number.NaN, no: 0 };
  const end = async (): Promise<void> => {
    if (open.no > 0) await files.write(xml(open.season), EFA_END);
  };
  const sorties = SortieModel.find()
    .sort({ day: 1, launchedAt: 1, _id: 1 })
    .session(session)
    .lean<SortieRecord[]>()
    .cursor();
  for await (const sortie of sorties as AsyncIterable<SortieRecord>) {
    const { season } = sortie;
    if (open.season !== season) {
      await end();
      Object.assign(open, { season, no: 0 });
      await files.write(xml(season), efaHead(String(season), 'efa2logbook'));
      await files.write(csv(season), csvLine(LOGBOOK_COLUMNS));
    }
    open.no += 1;
    const entry = { no: open.no, sortie, names, timezone };
    await files.write(xml(season), efaRecord(logbookRecord(entry)));
    await files.write(csv(season), csvLine(logbookCells(entry)));
  }
  await end();
}

/** The club's boats, members and logbooks in the form of efa 2 (rule leaving.efa), as of the session's moment. */
export async function writeEfa(files: FileWriter, timezone: string, session: ClientSession): Promise<void> {
  await writeBoats(files, session);
  const names = await writePersons(files, session);
  await writeLogbooks(files, names, { timezone, session });
}
