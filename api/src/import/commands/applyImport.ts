import { randomBytes } from 'node:crypto';
import { BATCH } from '@fleetwatch/contract/import/limits';
import { ANSWERS_OUTDATED } from '@fleetwatch/contract/import/texts';
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
import { REPORT_KINDS } from '../ImportPart.ts';
import type { PlannedBoat } from '../plan/BoatPlan.ts';
import type { PlannedOuting } from '../plan/OutingPlan.ts';
import type { PlannedPerson } from '../plan/PeoplePlan.ts';
import { planImport, type ImportPlan } from '../plan/planImport.ts';
import { usableAnswers } from './answerImport.ts';
import { applyReservations, withMissed } from './applyReservations.ts';
import { documentOfOuting, withSource } from './documentOfOuting.ts';
import type { ImportContext } from './importContext.ts';
import { takeChanges } from './judgeChanges.ts';
import { writeDamages } from './writeDamages.ts';
import { writeBatch, type ImportProgress } from './writeBatch.ts';
import { dropKinds, readModel } from './importFile.ts';
import { withoutNames } from './importReport.ts';
import { loadFacts } from './loadFacts.ts';
import type { ChangeBroadcaster } from './ChangeBroadcaster.ts';

const HINT = 'Ask for a new one';

/**
 * Builds a boat. Its damage reports are written later but count from now on: until then the boat must not be
 * launched, and no other report may get one of their numbers.
 */
function boatDocument(boat: PlannedBoat, damageCount: number, maker: ImportContext): object {
  const { _id, id, name, original, fleetGroup, isGone, isDocked, dockCause, description } = boat;
  const document = {
    _id,
    name,
    description,
    fleetGroup: new Types.ObjectId(fleetGroup),
    pic: null,
    log: '',
    version: 0,
    isActive: !isGone && !isDocked,
    ...(dockCause && { dockCause }),
    ...(damageCount > 0 && { damageCount }),
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
async function refuseOutdated({
  boats,
  people,
}: Partial<Pick<ImportPlan, 'boats' | 'people'>>): Promise<void> {
  const { isClass, isGroup } = await usableAnswers();
  const areInUse =
    (boats ?? []).every(({ fleetGroup }) => isClass(fleetGroup)) &&
    (people ?? []).every(({ group }) => isGroup(group));
  if (!areInUse) throw new ApiError('invalid:answers', ANSWERS_OUTDATED);
}

/**
 * Writes the missing documents of an import, batch by batch (rule moving.apply), until it is done or
 * `isStopped`. Safe to repeat: existing documents are not planned again. Throws `LeaseLostError` if another
 * process writes it, and 422 `invalid:…` for answers that can no longer be used.
 */
export async function applyImport(
  found: ImportRecord,
  pace: ChangeBroadcaster,
  isStopped: () => boolean,
): Promise<void> {
  const { _id, mapping, system } = found;
  if (!mapping || !system) throw new Error('An import runs without its answers.');
  const model = await readModel(found);
  const plan = await planImport(model, mapping, await loadFacts(model));
  await refuseOutdated(plan);
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const maker: ImportContext = { import: _id, system, passwordHash, at: now(), noted: new Map() };
  let at: ImportProgress = { import: _id, state: 'running', done: found.done };
  const write = async <Item>(
    kind: 'boats' | 'people' | 'damages' | 'outings',
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
  const damages = Map.groupBy(plan.damages, ({ boat }) => boat);
  await write('boats', plan.boats, async (batch, session) => {
    await refuseOutdated({ boats: [...batch] });
    await BoatModel.insertMany(
      batch.map((boat) => boatDocument(boat, damages.get(boat)?.length ?? 0, maker)),
      { session },
    );
  });
  await write('people', plan.people, async (batch, session) => {
    await refuseOutdated({ people: [...batch] });
    await MemberModel.insertMany(
      batch.map((person) => memberDocument(person, maker)),
      { session },
    );
  });
  await write('damages', plan.damages, (batch, session) => writeDamages(batch, maker, session));
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

/**
 * Finishes an import. The years and counts of its preview and its report stay; names and samples are deleted
 * with the parsed content.
 */
async function finish({ import: _id, done }: ImportProgress): Promise<void> {
  const present = await ImportModel.findById(_id).lean<ImportRecord>();
  const preview = present?.preview && withoutNames(withMissed(present.preview, present.created));
  await ImportModel.updateOne(
    { _id, state: 'running', done },
    {
      $set: { state: 'done', doneAt: now(), total: done, questions: null, mapping: null, preview },
      $unset: { isOpen: 1 },
    },
  );
  await dropKinds(_id, { $nin: [...REPORT_KINDS] });
}
