import { strToU8, zipSync, type Zippable } from 'fflate';

/** A record of efa, without fields that have their default value. */
export type EfaRecord = Readonly<Record<string, string | undefined>>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Builds a file of a backup as efa 2 writes it. */
export function efaFile(type: string, name: string, records: readonly EfaRecord[]): string {
  const rows = records.map((record) => {
    const fields = Object.entries(record).flatMap(([field, value]) =>
      value === undefined || value === '' ? [] : [`<${field}>${escaped(value)}</${field}>`],
    );
    return `<record>${fields.join('')}</record>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<efa><header><program>EFA</program><version>2.4.1</version>' +
    `<name>${name}</name><type>efa2${type}</type><scn>1</scn></header><data>${rows.join('\n')}</data></efa>`
  );
}

export interface EfaBackup {
  /** Its name; 'Club' if absent. */
  project?: string;
  boats?: readonly EfaRecord[];
  persons?: readonly EfaRecord[];
  status?: readonly EfaRecord[];
  destinations?: readonly EfaRecord[];
  waters?: readonly EfaRecord[];
  sessiongroups?: readonly EfaRecord[];
  boatstatus?: readonly EfaRecord[];
  boatdamages?: readonly EfaRecord[];
  boatreservations?: readonly EfaRecord[];
  crews?: readonly EfaRecord[];
  /** Entries by name of their logbook. */
  logbooks?: Readonly<Record<string, readonly EfaRecord[]>>;
  /** Path separator of the machine that wrote it: '\\' on Windows. */
  separator?: '/' | '\\';
}

/** Builds a backup of an efa 2 project as a zip. */
export function efaBackup({ project = 'Club', logbooks = {}, separator = '/', ...lists }: EfaBackup): Buffer {
  const files: Zippable = {
    'backup.meta': strToU8(`<EfaBackup><ProjectName>${project}</ProjectName></EfaBackup>`),
  };
  const add = (name: string, type: string, records: readonly EfaRecord[]): void => {
    files[['data', project, `${name}.efa2${type}`].join(separator)] = strToU8(efaFile(type, name, records));
  };
  for (const [type, records = []] of Object.entries(lists)) add(type, type, records);
  for (const [name, records] of Object.entries(logbooks)) add(name, 'logbook', records);
  return Buffer.from(zipSync(files, { level: 6, mtime: '2026-05-01' }));
}

export interface LargeBackup {
  boats: number;
  people: number;
  outings: number;
  /** Whether it uses miles, and the month before the day. */
  isUs?: boolean;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Converts a number to letters, 'bb' for 27, because names contain only letters. */
const lettersOf = (count: number): string =>
  `${count >= 26 ? lettersOf(Math.floor(count / 26)) : ''}${LETTERS[count % 26] ?? ''}`;
const two = (value: number): string => String(value).padStart(2, '0');
const uuid = (kind: string, count: number): string => `${kind}-${String(count).padStart(12, '0')}`;

const CLASSES = [
  ['1', 'SCULL', 'COXLESS'],
  ['2X', 'SCULL', 'COXLESS'],
  ['4X', 'SCULL', 'COXLESS'],
  ['8', 'SWEEP', 'COXED'],
] as const;
const YEARS = 10;
const FIRST_YEAR = 2016;

function outingOf(at: number, { boats, people, isUs = false }: LargeBackup): EfaRecord {
  const boat = (at * 7) % boats;
  const seats = [1, 2, 4, 9][boat % CLASSES.length] ?? 1;
  const crew = Array.from({ length: seats }, (_, seat) => [
    seats === 9 && seat === 8 ? 'CoxId' : `Crew${seat + 1}Id`,
    uuid('person', (at * 13 + seat * 31) % people),
  ]);
  const [day, month, year] = [two((at % 28) + 1), two((Math.floor(at / 28) % 12) + 1), yearOf(at)];
  const tenths = (at * 17) % 250;
  return {
    EntryId: String(Math.floor(at / YEARS) + 1),
    Date: isUs ? `${month}/${day}/${year}` : `${day}.${month}.${year}`,
    BoatId: uuid('boat', boat),
    ...(Object.fromEntries(crew) as Record<string, string>),
    StartTime: `${two(6 + (at % 12))}:15`,
    EndTime: `${two(7 + (at % 12))}:40`,
    Distance: `${Math.floor(tenths / 10)}.${tenths % 10} ${isUs ? 'mi' : 'km'}`,
    LastModified: '1700000000000',
  };
}

const yearOf = (at: number): number => FIRST_YEAR + (at % YEARS);

/** Builds a backup of a club with ten years of logbooks, always the same for the same numbers. */
export function largeEfaBackup(size: LargeBackup): Buffer {
  const outings = Array.from({ length: size.outings }, (_, at) => ({
    year: yearOf(at),
    record: outingOf(at, size),
  }));
  const byYear = Map.groupBy(outings, ({ year }) => String(year));
  return efaBackup({
    boats: Array.from({ length: size.boats }, (_, at) => {
      const [seats = '', rigging = '', coxing = ''] = CLASSES[at % CLASSES.length] ?? [];
      const type = { TypeSeats: seats, TypeRigging: rigging, TypeCoxing: coxing };
      return { Id: uuid('boat', at), Name: `Swan ${lettersOf(at)}`, TypeVariant: '1', ...type };
    }),
    persons: Array.from({ length: size.people }, (_, at) => ({
      Id: uuid('person', at),
      FirstName: 'Robin',
      LastName: `Oar${lettersOf(at)}`,
      StatusId: 'status-1',
      ...(at % 2 === 0 && { Email: `robin.${at}@rowing.example` }),
    })),
    status: [{ Id: 'status-1', Name: 'Senior', Type: 'USER' }],
    logbooks: Object.fromEntries([...byYear].map(([year, rows]) => [year, rows.map(({ record }) => record)])),
  });
}
