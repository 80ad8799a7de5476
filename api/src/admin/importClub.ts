import { randomBytes } from 'node:crypto';
import type { ExportManifest } from '@fleetwatch/contract/export/wire';
import { PROTECTED_FLEET_GROUPS } from '@fleetwatch/contract/fleetgroups/launchKind';
import { PROTECTED_USER_GROUPS } from '@fleetwatch/contract/usergroups/protectedNames';
import { readMediaName } from '@fleetwatch/contract/media/rules';
import mongoose, { Types } from 'mongoose';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache, currentClubRecord, type KnownClub } from '../clubs/clubDirectory.ts';
import { refreshNameKeys } from '../refreshNameKeys.ts';
import { addDocumentedFleetGroups } from '../fleetgroups/commands/addDocumentedFleetGroups.ts';
import { FleetGroupModel } from '../fleetgroups/FleetGroup.ts';
import { exportedModels, type ExportedModel } from '../export/exportedModels.ts';
import { dataPath, mediaPath } from '../export/exportNames.ts';
import { exportSchema } from '../export/exportSchema.ts';
import { importedDocument } from '../export/importedDocument.ts';
import { publicAddress } from '../media/publicAddress.ts';
import { accountKey } from '../members/Member.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { collectionOfModel } from '../platform/club/everyClub.ts';
import { nameKeyOf, nameKeys } from '../platform/club/nameKeys.ts';
import { duplicateFields } from '../platform/database/database.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { mediaStorage } from '../platform/storage/mediaStorage.ts';
import { rebuildTotals } from '../logbook/commands/rebuildTotals.ts';
import { addDocumentedUserGroups } from '../usergroups/commands/addDocumentedUserGroups.ts';
import { UserGroupModel } from '../usergroups/UserGroup.ts';
import { addDocumentedWorkoutTypes } from '../workouts/commands/addDocumentedWorkoutTypes.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { checkArchive, collectionsOf } from './checkArchive.ts';
import { ClubArchive } from './ClubArchive.ts';
import { clubNotEmpty, duplicateInFile, notPartOfExport } from './texts.ts';

const BATCH = 500;
const HINT = 'Ask for a new one';

/** Models whose documents a new club has from the start, and the audit trail of its creation. */
const SEEDED_MODELS = ['Club', 'UserGroup', 'FleetGroup', 'WorkoutType', 'AuditEntry'];
const others = (): ExportedModel[] =>
  exportedModels().filter(({ model }) => model !== 'Club' && model !== 'AuditEntry');

type Fields = Record<string, unknown>;

async function refuseFull(club: KnownClub): Promise<void> {
  const full = (what: string): AdminRefusal => new AdminRefusal(clubNotEmpty(club.name, what));
  for (const { model, name } of exportedModels().filter((one) => !SEEDED_MODELS.includes(one.model))) {
    if (await mongoose.model(model).exists({})) throw full(name);
  }
  if (await UserGroupModel.exists({ name: { $nin: [...PROTECTED_USER_GROUPS] } })) throw full('user-groups');
  if (await FleetGroupModel.exists({ name: { $nin: [...PROTECTED_FLEET_GROUPS] } }))
    throw full('fleet-groups');
}

/** Finds ids that already exist in this installation, in any club: an id belongs to a single document. */
class TakenIds {
  isAnyTaken = false;
  #model = '';
  #ids: Types.ObjectId[] = [];

  async add(model: string, id: string | undefined): Promise<void> {
    if (this.isAnyTaken || id === undefined) return;
    if (model !== this.#model || this.#ids.length >= BATCH) await this.flush();
    this.#model = model;
    this.#ids.push(new Types.ObjectId(id));
  }

  async flush(): Promise<void> {
    if (this.#ids.length === 0) return;
    const collection = collectionOfModel(this.#model);
    this.isAnyTaken ||= (await collection.findOne({ _id: { $in: this.#ids } })) !== null;
    this.#ids = [];
  }
}

const ANY_ID = /\b[0-9a-f]{24}\b/g;

/**
 * Replaces ids in a text. The old club's id becomes the new one's; the others stay unless some are taken. In
 * that case all get a new middle part, one to one, so that their order by time stays.
 */
function idChanger(oldClub: string, newClub: Types.ObjectId, isAnyTaken: boolean): (text: string) => string {
  const mask = isAnyTaken ? randomBytes(5) : Buffer.alloc(5);
  const changed = (id: string): string => {
    const bytes = Buffer.from(id, 'hex');
    for (const [index, byte] of mask.entries())
      bytes.writeUInt8(bytes.readUInt8(4 + index) ^ byte, 4 + index);
    return bytes.toString('hex');
  };
  return (text) => text.replaceAll(ANY_ID, (id) => (id === oldClub ? String(newClub) : changed(id)));
}

/** Restores fields that an export omits because they are derived, and sets a member's unknown password. */
function completed(model: string, document: Fields, passwordHash: string): Fields {
  const nameKey = nameKeyOf(String(document.name ?? ''));
  if (model === 'Member') {
    // An erased member has no address, and cannot be found by name.
    const erased = document.email === '' ? `erased ${String(document._id)}` : null;
    const emailKey = erased ?? accountKey(String(document.email));
    return { ...document, nameKey: erased ?? nameKey, emailKey, passwordHash, hint: HINT };
  }
  if (model === 'Clearance') return { ...document, nameKey: String(document.name).toLowerCase() };
  // Name keys keep the guests of a season unique.
  if (model === 'Guest') return { ...document, ...nameKeys(String(document.name)) };
  const isNamed =
    (model === 'Boat' && document.isDecommissioned !== true && document.owner === undefined) ||
    ((model === 'UserGroup' || model === 'FleetGroup') && document.isActive !== false);
  return isNamed ? { ...document, nameKey } : document;
}

async function insert(model: string, documents: readonly Fields[]): Promise<void> {
  // Inserted unchanged, without the defaults that a newer version would add.
  if (documents.length > 0) await mongoose.model(model).insertMany([...documents], { lean: true });
}

interface Import {
  archive: ClubArchive;
  club: KnownClub;
  changeIds(text: string): string;
  passwordHash: string;
}

async function importCollection(exported: ExportedModel, { archive, club, ...how }: Import): Promise<void> {
  const { model, name } = exported;
  const schema = exportSchema(exported);
  const addressOf = (objectName: string): string => publicAddress(`${club.s3folder}/${objectName}`);
  let batch: Fields[] = [];
  try {
    await archive.eachLine(dataPath(name), async (line) => {
      const document = importedDocument(how.changeIds(line), schema, addressOf);
      batch.push(completed(model, document, how.passwordHash));
      if (batch.length < BATCH) return;
      await insert(model, batch);
      batch = [];
    });
    await insert(model, batch);
  } catch (error) {
    if (!duplicateFields(error)) throw error;
    throw archive.refusal(duplicateInFile(dataPath(name)));
  }
}

/** Imports the club's settings; those missing in the export get their defaults. */
async function importSettings({ archive, club, changeIds }: Import, exported: ExportedModel): Promise<void> {
  const schema = exportSchema(exported);
  const addressOf = (objectName: string): string => publicAddress(`${club.s3folder}/${objectName}`);
  await archive.eachLine(dataPath(exported.name), async (line) => {
    const settings = importedDocument(changeIds(line), schema, addressOf);
    const absent = Object.keys(schema.properties ?? {}).filter((field) => !(field in settings));
    await ClubModel.updateOne(
      { _id: club.id },
      { $set: settings, $unset: Object.fromEntries(absent.map((field) => [field, 1])) },
    );
  });
  clearClubCache();
}

/** Returns the storage keys that were written. */
async function importMedia({ archive, club, changeIds }: Import, written: string[]): Promise<void> {
  const storage = await mediaStorage();
  for (const path of archive.paths.filter((one) => one.startsWith(mediaPath('')))) {
    const objectName = changeIds(path.slice(mediaPath('').length));
    const media = readMediaName(objectName);
    if (!media) throw archive.refusal(notPartOfExport(`“${path}”`));
    const key = `${club.s3folder}/${objectName}`;
    await storage.write({ key, type: media.type }, await archive.read(path));
    written.push(key);
  }
}

async function removeImported(
  entriesBefore: readonly Types.ObjectId[],
  written: readonly string[],
): Promise<void> {
  for (const { model } of others()) await mongoose.model(model).deleteMany({});
  await AuditEntryModel.deleteMany({ _id: { $nin: entriesBefore } });
  for (let from = 0; from < written.length; from += BATCH)
    await (await mediaStorage()).remove(written.slice(from, from + BATCH));
  await addDocumentedFleetGroups();
  await addDocumentedUserGroups();
  await addDocumentedWorkoutTypes();
}

async function write(work: Import, manifest: ExportManifest): Promise<void> {
  const entriesBefore = (await AuditEntryModel.find().select('_id').lean()).map(({ _id }) => _id);
  const written: string[] = [];
  try {
    for (const model of ['UserGroup', 'FleetGroup', 'WorkoutType'])
      await mongoose.model(model).deleteMany({});
    const collections = collectionsOf(manifest);
    for (const exported of collections.filter(({ model }) => model !== 'Club')) {
      await importCollection(exported, work);
    }
    await importMedia(work, written);
    for (const exported of collections.filter(({ model }) => model === 'Club'))
      await importSettings(work, exported);
  } catch (error) {
    await removeImported(entriesBefore, written);
    throw error;
  }
}

/** Contents of an archive, or the outcome of its import. */
export interface ImportedClub {
  manifest: ExportManifest;
  /** Whether documents got new ids, because theirs are taken in this installation. */
  hasOtherIds: boolean;
}

/**
 * Imports an export into the current club, which must be empty and keeps its name, password and host names.
 * Members have no password afterwards. Nothing is written without `isForReal`, or before the whole archive
 * has been read and checked; a failure half-way leaves the club empty.
 */
export async function importClub(file: string, isForReal: boolean): Promise<ImportedClub> {
  const club = await currentClubRecord();
  await refuseFull(club);
  const archive = await ClubArchive.open(file);
  try {
    const taken = new TakenIds();
    const manifest = await checkArchive(archive, async ({ model }, line) => {
      await taken.add(model, /^\{"id":"([0-9a-f]{24})"/.exec(line)?.[1]);
    });
    await taken.flush();
    if (isForReal) {
      const changeIds = idChanger(manifest.club.id, club.id, taken.isAnyTaken);
      const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
      await write({ archive, club, changeIds, passwordHash }, manifest);
      await refreshNameKeys();
      await rebuildTotals();
    }
    return { manifest, hasOtherIds: taken.isAnyTaken };
  } finally {
    archive.close();
  }
}
