import { BOATS_MAX, OUTINGS_MAX, PEOPLE_MAX } from '@fleetwatch/contract/import/limits';
import { CLEARED_NAME, exportBroken, GUESTS_NAME, notUtf8, tooMany } from '@fleetwatch/contract/import/texts';
import type { SourceBoat, SourceModel, SourceOuting, SourcePerson } from '@fleetwatch/contract/import/model';
import Joi from 'joi';
import { dataPath, MANIFEST_PATH, metersOf } from '../../export/exportNames.ts';
import type { ZipEntry } from '../../platform/files/openZip.ts';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';

/** Maximum length of a line. A MongoDB document may have 16 MB, but the ones read here are small. */
const LINE_CHARACTERS_MAX = 1_000_000;
const NOBODY = [GUESTS_NAME, CLEARED_NAME];
const MILLIS = /\.\d+/;

interface Named {
  id: string;
  name: string;
}
interface Member extends Named {
  email: string;
  group: string;
  isActive: boolean;
}
interface Boat extends Named {
  description: string;
  fleetGroup: string;
  isDecommissioned: boolean;
}
interface Sortie {
  id: string;
  boat: string;
  boatName: string;
  launcher: string;
  crew: string[];
  launchedAt: string;
  landedAt: string | null;
  day: string;
  milesHundredths: number;
  notes: string;
}

const text = Joi.string().allow('').max(LINE_CHARACTERS_MAX).required();
const named = { id: text, name: text };
const namedSchema = Joi.object<Named>(named);
const memberSchema = Joi.object<Member>({
  ...named,
  email: text,
  group: text,
  isActive: Joi.boolean().default(true),
});
const boatSchema = Joi.object<Boat>({
  ...named,
  description: Joi.string().allow('').default(''),
  fleetGroup: text,
  isDecommissioned: Joi.boolean().default(false),
});
const sortieSchema = Joi.object<Sortie>({
  id: text,
  boat: text,
  boatName: text,
  launcher: text,
  crew: Joi.array().items(Joi.string()).required(),
  launchedAt: text,
  landedAt: text.allow(null),
  day: text,
  notes: Joi.string().allow('').default(''),
  milesHundredths: Joi.number().min(0).required(),
});
const manifestSchema = Joi.object<{ club: { id: string } }>({
  club: Joi.object({ id: text }).unknown().required(),
});

/** Calls `take` with each line of a file; a missing file has no lines. */
async function eachLine(entry: ZipEntry | undefined, take: (line: string) => void): Promise<void> {
  if (!entry) return;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  const add = (more: string): void => {
    const lines = (rest + more).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_CHARACTERS_MAX) throw fileRefusal(exportBroken(entry.name));
    for (const line of lines) take(line);
  };
  const decode = (chunk?: Buffer): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw fileRefusal(notUtf8(entry.name));
    }
  };
  const stream = await entry.open();
  try {
    for await (const chunk of stream) add(decode(chunk as Buffer));
    add(decode());
  } catch (error) {
    stream.destroy();
    throw error instanceof Error && error.name === 'ApiError' ? error : fileRefusal(exportBroken(entry.name));
  }
  if (rest.trim() !== '') take(rest);
}

/** Reads the documents of a collection. 422 `invalid:file` for an invalid line. */
async function readAll<Document>(
  entries: ReadonlyMap<string, ZipEntry>,
  name: string,
  schema: Joi.ObjectSchema<Document>,
  take: (document: Document) => void,
): Promise<void> {
  const path = dataPath(name);
  await eachLine(entries.get(path), (line) => {
    take(documentOf(line, path, schema));
  });
}

function documentOf<Document>(line: string, path: string, schema: Joi.ObjectSchema<Document>): Document {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    throw fileRefusal(exportBroken(path));
  }
  const { value, error } = schema.validate(parsed, { stripUnknown: true });
  if (error) throw fileRefusal(exportBroken(path));
  return value;
}

const timeOf = (instant: string): string => instant.slice(11).replace(MILLIS, '').slice(0, 8);

/** Formats a distance: whole hundredths were entered in miles, others in whole meters. */
const distanceOf = (milesHundredths: number): string =>
  Number.isInteger(milesHundredths)
    ? `${(milesHundredths / 100).toFixed(2)} mi`
    : `${metersOf('milesHundredths', milesHundredths)} m`;

function outingOf(sortie: Sortie, logbook: string): SourceOuting {
  const { id, boat, launcher, crew, launchedAt, landedAt, day, milesHundredths, notes } = sortie;
  return {
    logbook,
    id,
    file: dataPath('sorties'),
    day,
    boat,
    notes,
    start: timeOf(launchedAt),
    endDay: landedAt?.slice(0, 10) ?? '',
    end: timeOf(landedAt ?? ''),
    seats: [launcher, ...crew].map((person) => ({ person, name: '' })),
    chief: 0,
    distance: distanceOf(milesHundredths),
    other: null,
    isOpen: landedAt === null,
  };
}

/** Names that each boat has had, each with the last launch under it, ms. */
class BoatNames {
  readonly #last = new Map<string, Map<string, number>>();

  note({ boat, boatName, launchedAt }: Sortie): void {
    const names = this.#last.get(boat) ?? new Map<string, number>();
    this.#last.set(boat, names);
    names.set(boatName, Math.max(names.get(boatName) ?? 0, Date.parse(launchedAt)));
  }

  /** Names before the current one, oldest first. */
  before({ id, name }: Boat): Pick<SourceBoat, 'before'> {
    const earlier = [...(this.#last.get(id) ?? [])].filter(([one]) => one !== name);
    if (earlier.length === 0) return {};
    const before = earlier.map(([one, last]) => ({ name: one, until: last + 1 }));
    return { before: before.sort((one, other) => one.until - other.until) };
  }
}

/** Adds an item; 422 for too many. */
function pushLimited<Item>(list: Item[], item: Item, what: string, most: number): void {
  if (list.length >= most) throw fileRefusal(tooMany(what, most));
  list.push(item);
}

/**
 * Reads an export of Fleetwatch for its boats, members and sorties (rule moving.export); `import-club`
 * imports all of it into an empty club. Throws 422 `invalid:file`.
 */
export async function readExport(files: readonly ZipEntry[]): Promise<SourceModel> {
  const entries = new Map(files.map((entry) => [entry.name, entry]));
  let manifest = '';
  await eachLine(entries.get(MANIFEST_PATH), (line) => {
    manifest += line;
  });
  const { club } = documentOf(manifest, MANIFEST_PATH, manifestSchema.unknown());
  const [classes, groups] = [new Map<string, string>(), new Map<string, string>()];
  await readAll(entries, 'fleet-groups', namedSchema, ({ id, name }) => classes.set(id, name));
  await readAll(entries, 'user-groups', namedSchema, ({ id, name }) => groups.set(id, name));
  const people: SourcePerson[] = [];
  await readAll(entries, 'members', memberSchema, ({ id, name, email, group, isActive }) => {
    // Erased members, and the placeholder for guests.
    const isCleared = !isActive && email === '' && NOBODY.includes(name);
    pushLimited(
      people,
      {
        id,
        name,
        email,
        born: '',
        status: groups.get(group) ?? '',
        isCleared,
        ...(!isActive && { hasLeft: true }),
      },
      'people',
      PEOPLE_MAX,
    );
  });
  const outings: SourceOuting[] = [];
  const names = new BoatNames();
  await readAll(entries, 'sorties', sortieSchema, (sortie) => {
    names.note(sortie);
    pushLimited(outings, outingOf(sortie, club.id), 'outings', OUTINGS_MAX);
  });
  const boats: SourceBoat[] = [];
  await readAll(entries, 'boats', boatSchema, (boat) => {
    const { id, name, description: note, isDecommissioned: isGone, fleetGroup } = boat;
    const shape = { seats: classes.get(fleetGroup) ?? '', rigging: '', coxing: '' };
    const read = { id, name, note, isGone, isOnlyNamed: false, ...shape, ...names.before(boat) };
    pushLimited(boats, read, 'boats', BOATS_MAX);
  });
  return { system: 'fleetwatch', unit: 'mi', boats, people, outings, warnings: [] };
}
