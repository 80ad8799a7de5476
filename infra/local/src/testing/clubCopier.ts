import { randomBytes } from 'node:crypto';
import { ClubModel, type ClubRecord } from '@fleetwatch/api/clubs/Club';
import { clearClubCache } from '@fleetwatch/api/clubs/clubDirectory';
import mongoose, { Types } from 'mongoose';

type Fields = Record<string, unknown>;

/** Of a copied club's past, what its first screens show; a journey about the past uses the demo club itself. */
const DAYS_COPIED = 8;
const DAY_MS = 86_400_000;
const DATED: Readonly<Record<string, string>> = { Sortie: 'launchedAt', Workout: 'postedAt' };

/** The bytes of an id that all ids of one process share: between its time and its count. */
const [SHARED_FROM, SHARED_TO] = [4, 9];
const ID = /\b[0-9a-f]{24}\b/g;

/** Gives every id its counterpart in one copy: references stay, and so does the order of ids. */
function counterparts(): (value: unknown) => unknown {
  const salt = randomBytes(SHARED_TO - SHARED_FROM);
  const idOf = (id: Types.ObjectId): Types.ObjectId => {
    const bytes = Uint8Array.from(id.id);
    for (const [at, byte] of salt.entries()) bytes[SHARED_FROM + at] = (bytes[SHARED_FROM + at] ?? 0) ^ byte;
    return new Types.ObjectId(bytes);
  };
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(ID, (hex) => String(idOf(new Types.ObjectId(hex))));
    if (value instanceof Types.ObjectId) return idOf(value);
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copy(field)]));
  };
  return copy;
}

async function rowsOf(club: Types.ObjectId): Promise<Map<string, Fields[]>> {
  const since = new Date(Date.now() - DAYS_COPIED * DAY_MS);
  const rows = new Map<string, Fields[]>();
  for (const [name, { schema, collection }] of Object.entries(mongoose.models)) {
    if (!schema.path('club')) continue;
    const dated = DATED[name];
    const recent = dated === undefined ? {} : { [dated]: { $gte: since } };
    const found = await collection.find({ club, ...recent }).toArray();
    if (found.length > 0) rows.set(name, found);
  }
  return rows;
}

/** Copies the default club, as it is at the first copy, to new clubs with host names of their own. */
export function clubCopier(): (settings: Partial<ClubRecord>) => Promise<string> {
  let source: Promise<{ club: ClubRecord; rows: Map<string, Fields[]> }> | null = null;
  let copies = 0;
  const read = async () => {
    const club = await ClubModel.findOne({ isDefault: true }).lean<ClubRecord>();
    if (!club) throw new Error('There is no default club.');
    return { club, rows: await rowsOf(club._id) };
  };
  return async (settings) => {
    source ??= read();
    const { club, rows } = await source;
    copies += 1;
    const copy = counterparts();
    const host = `club-${copies}.localhost`;
    const own = { hosts: [host], isDefault: false, s3folder: `${club.s3folder}-${copies}` };
    for (const [name, fields] of rows)
      await mongoose.models[name]?.collection.insertMany(fields.map((row) => copy(row) as Fields));
    // Last, so that no job reads the club, and caches what it has, before it has everything.
    await ClubModel.collection.insertOne({ ...(copy(club) as ClubRecord), ...own, ...settings });
    clearClubCache();
    return host;
  };
}
