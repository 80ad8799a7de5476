import { randomBytes } from 'node:crypto';
import { BATCH } from '@fleetwatch/contract/import/limits';
import { ANSWERS_OUTDATED } from '@fleetwatch/contract/import/texts';
import type { ImportMapping, ImportPreview } from '@fleetwatch/contract/import/wire';
import { birthDateRule } from '@fleetwatch/contract/members/age';
import { isCalendarDay } from '@fleetwatch/contract/time/weeks';
import { Types, type ClientSession } from 'mongoose';
import { BoatModel } from '../../boats/Boat.ts';
import { accountKey, MemberModel } from '../../members/Member.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { nameKeys } from '../../platform/club/nameKeys.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { adjustAllTotals, type NotedLatest } from '../../logbook/commands/adjustTotals.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { ImportModel, type ImportRecord } from '../Import.ts';
import type { PlannedBoat } from '../plan/BoatPlan.ts';
import type { PlannedOuting } from '../plan/OutingPlan.ts';
import type { PlannedPerson } from '../plan/PeoplePlan.ts';
import { planImport } from '../plan/planImport.ts';
import { withoutOutdated } from './answerImport.ts';
import { applyReservations, withMissed } from './applyReservations.ts';
import { documentOfOuting, withSource, type ImportOrigin } from './documentOfOuting.ts';
import { takeChanges } from './judgeChanges.ts';
import { writeBatch, type ImportProgress } from './writeBatch.ts';
import { dropParts, readModel } from './importFile.ts';
import { loadFacts } from './loadFacts.ts';
import type { ChangeBroadcaster } from './ChangeBroadcaster.ts';

/** Facts shared by all documents of one import. */
interface ImportContext extends ImportOrigin {
  passwordHash: string;
  at: Date;
  /** Latest sortie of each subject (`adjustAllTotals`). */
  noted: NotedLatest;
}

const HINT = 'Ask for a new one';

function boatDocument(boat: PlannedBoat, maker: ImportContext): object {
  const { _id, id, name, original, fleetGroup, isGone, description } = boat;
  const document = {
    _id,
    name,
    description,
    fleetGroup: new Types.ObjectId(fleetGroup),
    pic: null,
    log: '',
    version: 0,
    isActive: !isGone,
    isDecommissioned: isGone,
    commissionedAt: maker.at,
    ...(!isGone && nameKeys(name)),
    ...(original !== name && original !== '' && { aliases: [original] }),
  };
  return withSource(document, maker, { id });
}

function memberDocument(
  { _id, id, name, email, born, group, isNobody, hasLeft }: PlannedPerson,
  maker: ImportContext,
): object {
  const isKnown = isCalendarDay(born) && birthDateRule(clubDay(maker.at))(born) === null;
  // Names contain no digits and addresses contain an @, so these keys match no one.
  const isMember = !isNobody && !hasLeft;
  const own = !isMember ? { nameKey: `0 ${id} ${maker.system}` } : nameKeys(name);
  const document = {
    _id,
    name,
    ...own,
    email,
    emailKey: email === '' ? `0 ${String(_id)}` : accountKey(email),
    group: new Types.ObjectId(group),
    pic: '',
    aboutMe: '',
    aboutMeUrl: '',
    coachRights: 'none',
    offices: [],
    birthDate: isKnown ? born : null,
    isActive: isMember,
    joinedAt: maker.at,
    ...(isMember && { isUnclaimed: true as const }),
  };
  return { ...withSource(document, maker, { id }), passwordHash: maker.passwordHash, hint: HINT };
}

async function writeOutings(
  outings: readonly PlannedOuting[],
  maker: ImportContext,
  session: ClientSession,
): Promise<NotedLatest> {
  const sorties: SortieRecord[] = [];
  for (const outing of outings) sorties.push(await documentOfOuting(outing, maker));
  await SortieModel.insertMany(sorties, { session, lean: true });
  const changes = sorties.map((after) => ({ before: { ...after, landedAt: null }, after }));
  const noted = new Map(maker.noted);
  await adjustAllTotals(changes, session, noted);
  return noted;
}

/** Throws 422 for a class or group that has been deleted since the club chose it. */
async function refuseOutdated(mapping: ImportMapping): Promise<void> {
  if ((await withoutOutdated(mapping)) !== null) throw new ApiError('invalid:answers', ANSWERS_OUTDATED);
}

/**
 * Writes the missing documents of an import, batch by batch (rule moving.apply), until it is done or
 * `isStopped`. Safe to repeat: existing documents are not planned again. Throws `LeaseLostError` if another
 * process writes it, and 422 `invalid:…` for answers that are no longer of use.
 */
export async function applyImport(
  found: ImportRecord,
  pace: ChangeBroadcaster,
  isStopped: () => boolean,
): Promise<void> {
  const { _id, mapping, system } = found;
  if (!mapping || !system) throw new Error('An import runs without its answers.');
  await refuseOutdated(mapping);
  const model = await readModel(found);
  const plan = await planImport(model, mapping, await loadFacts(model));
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const maker: ImportContext = { import: _id, system, passwordHash, at: now(), noted: new Map() };
  let at: ImportProgress = { import: _id, state: 'running', done: found.done };
  const write = async <Item>(
    kind: 'boats' | 'people' | 'outings',
    items: readonly Item[],
    insert: (batch: readonly Item[], session: ClientSession) => Promise<unknown>,
    written = (): void => undefined,
  ): Promise<void> => {
    for (let from = 0; from < items.length && !isStopped();) {
      const batch = items.slice(from, from + BATCH);
      at = await writeBatch(at, pace, async (session) => {
        await insert(batch, session);
        return { count: batch.length, increments: { [`created.${kind}`]: batch.length } };
      });
      from += batch.length;
      written();
    }
  };
  await write('boats', plan.boats, async (batch, session) => {
    await refuseOutdated(mapping);
    await BoatModel.insertMany(
      batch.map((boat) => boatDocument(boat, maker)),
      { session },
    );
  });
  await write('people', plan.people, async (batch, session) => {
    await refuseOutdated(mapping);
    await MemberModel.insertMany(
      batch.map((person) => memberDocument(person, maker)),
      { session },
    );
  });
  // A retried batch starts from the previous notes.
  let { noted } = maker;
  await write(
    'outings',
    plan.outings,
    async (batch, session) => {
      noted = await writeOutings(batch, maker, session);
    },
    () => {
      maker.noted = noted;
    },
  );
  at = await applyReservations(plan.reservations, at, system, pace, isStopped);
  if (mapping.takeChanges === true) {
    for (let from = 0; from < plan.changes.length && !isStopped(); from += BATCH) {
      const batch = plan.changes.slice(from, from + BATCH);
      at = await writeBatch(at, pace, async (session) => {
        const updated = await takeChanges(batch, found, session);
        return { count: updated, increments: { updated } };
      });
    }
  }
  if (!isStopped()) await finish(at);
}

/** Removes what names people and outings from a preview. */
const withoutEntries = ({ changes, ...preview }: ImportPreview): ImportPreview => ({
  ...preview,
  samples: [],
  problems: [],
  ...(changes && { changes: { ...changes, shown: [] } }),
});

/**
 * Finishes an import. The years and counts of its preview stay; names and samples are deleted with the
 * parsed content.
 */
async function finish({ import: _id, done }: ImportProgress): Promise<void> {
  const present = await ImportModel.findById(_id).lean<ImportRecord>();
  const preview = present?.preview && withoutEntries(withMissed(present.preview, present.created));
  await ImportModel.updateOne(
    { _id, state: 'running', done },
    {
      $set: { state: 'done', doneAt: now(), total: done, questions: null, mapping: null, preview },
      $unset: { isOpen: 1 },
    },
  );
  await dropParts(_id);
}
