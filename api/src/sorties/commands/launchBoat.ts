import { alreadyLaunched, BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/messages';
import { LEFT_OUT } from '@fleetwatch/contract/forgotten/wire';
import { BOAT_OR_LENDER, BORROW_OWN, CREW_UNKNOWN } from '@fleetwatch/contract/sorties/messages';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { WORKOUT_TYPE_NEEDED } from '@fleetwatch/contract/workouts/messages';
import { Types, type ClientSession, type HydratedDocument } from 'mongoose';
import { BoatModel, WITHOUT_LOG, type ListedBoat } from '../../boats/Boat.ts';
import { privateBoatGroup, takePrivateBoat, type PrivateKind } from '../../boats/commands/takePrivateBoat.ts';
import { readCrewClearances } from '../../clearances/commands/readCrewClearances.ts';
import { readSupervision } from '../../clearances/commands/readSupervision.ts';
import { readLaunchConditions } from '../../conditions/commands/readLaunchConditions.ts';
import { damagesByBoat } from '../../damages/damageDirectory.ts';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { leaveDeckToLaunch } from '../../members/commands/leaveDeck.ts';
import { areMembers, findMember, memberDirectory, type ListedMember } from '../../members/memberDirectory.ts';
import { clubDay, clubSeason, now } from '../../platform/club/clock.ts';
import { duplicateFields, inTransaction } from '../../platform/database/database.ts';
import type { Effects } from '../../platform/events/effects.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Outcome } from '../../platform/database/BatchQueue.ts';
import { batchedTransaction } from '../../platform/database/batchedTransaction.ts';
import { createOnce, type Repeatable } from '../../platform/database/once.ts';
import { planTrip } from '../../safety/trip.ts';
import { readHeldBoats, useReservation } from '../../reservations/commands/heldBoats.ts';
import { workoutTypeDirectory } from '../../workouts/workoutTypeDirectory.ts';
import { currentRequest } from '../../platform/logging/requestRecord.ts';
import { overrideEntry } from '../overrideTrail.ts';
import { sortieLaunched } from '../sortieEvents.ts';
import { leftOut, leftOutAnswer, setFree } from './leftOut.ts';
import { outingsOf } from './outingsOf.ts';
import { snapshotForSortie } from '../snapshotForSortie.ts';
import { awayText, isAway } from '../away.ts';
import { SortieModel, type Launched, type SortieRecord } from '../Sortie.ts';
import { type Ruled, assertRules, assertFreeThen } from './assertLaunch.ts';
import type { LaunchTask, Launch } from './launchTask.ts';

/** The most launches in one transaction. */
const TOGETHER_MAX = 100;

/** A launch of one of the fleet's boats, by its id. */
interface FleetTask extends LaunchTask {
  boatId: string;
}

async function unknownIn({ crew, workout }: Launch): Promise<ApiError | null> {
  if (!(await areMembers(crew ?? []))) return new ApiError('invalid:crew', CREW_UNKNOWN);
  const type = workout?.type ?? null;
  const isKnown = type === null || (await workoutTypeDirectory.get()).has(type);
  return isKnown ? null : new ApiError('invalid:group', WORKOUT_TYPE_NEEDED);
}

/** Whether somebody is needed who watches: of other boats nobody does, whoever is named. */
const isWatched = (answers: readonly RuleAnswer[]): boolean =>
  answers.some(({ ruleId }) => ruleId === 'clearance.supervision');

function sortieOf(
  { launch, launcher, supervision, trip, conditions, repeat }: LaunchTask,
  boat: ListedBoat,
  group: FleetGroupRecord,
  ruled: Ruled,
): HydratedDocument<SortieRecord> {
  const launchedAt = launch.happenedAt ?? now();
  const day = clubDay(launchedAt);
  const type = launch.workout?.type ?? null;
  return new SortieModel({
    ...snapshotForSortie(boat, group, launcher),
    crew: (launch.crew ?? []).map((member) => new Types.ObjectId(member)),
    workout: { text: launch.workout?.text ?? '', type: type === null ? null : new Types.ObjectId(type) },
    launchedAt,
    day,
    season: clubSeason(day),
    isOut: true,
    ...(isWatched(supervision) && launch.supervision && { supervision: launch.supervision }),
    ...(trip && { trip: launch.tour ? { ...trip, expectedAt: launch.tour.until, source: 'member' } : trip }),
    ...(launch.tour && { tour: launch.tour }),
    ...(conditions && { conditions: conditions.snapshot }),
    ...ruled,
    ...repeat,
  });
}

/** Turns a duplicate-key error of the index over boats that are out into `already_launched`. */
async function takenOr(error: unknown, { _id, name }: ListedBoat): Promise<unknown> {
  if (!duplicateFields(error)) return error;
  const out = await SortieModel.findOne({ boat: _id, isOut: true }).lean<SortieRecord>();
  return new ApiError('already_launched', out && isAway(out) ? awayText(out) : alreadyLaunched(name));
}

function assertOfFleet(boat: ListedBoat | undefined): ListedBoat {
  if (!boat || boat.owner || boat.isDecommissioned) throw new ApiError('not_found', BOAT_NOT_FOUND);
  return boat;
}

/** What a launch brings about, within its transaction. */
function noteLaunch(sortie: SortieRecord, { launch, requestId }: LaunchTask, effects: Effects): void {
  const by = launch.officer ?? launch.launcher;
  effects.emit(sortieLaunched, { sortie, by });
  for (const entry of [launch.entry, overrideEntry(sortie, by, requestId)]) if (entry) effects.audit(entry);
}

/**
 * Launches boats of the fleet. A transaction is needed because a boat may be decommissioned at the same moment, which
 * conflicts with the launch in the unique index (`lockBoats`). Three round trips, however many launches share the
 * transaction: read, insert, commit.
 */
async function launchAll(
  tasks: readonly FleetTask[],
  session: ClientSession,
  effects: Effects,
): Promise<Outcome<SortieRecord>[]> {
  const boats = await BoatModel.find({ _id: { $in: tasks.map(({ boatId }) => boatId) } })
    .select(WITHOUT_LOG)
    .session(session)
    .lean<ListedBoat[]>();
  const byId = new Map(boats.map((boat) => [String(boat._id), boat]));
  const groups = await fleetGroupDirectory.get();
  const damages = await damagesByBoat();
  const left = await leftOut(session);
  const sorties = new Map<string, HydratedDocument<SortieRecord>>();
  const outcomes: Outcome<HydratedDocument<SortieRecord>>[] = [];
  for (const task of tasks) {
    try {
      const boat = assertOfFleet(byId.get(task.boatId));
      const group = groups.get(String(boat.fleetGroup));
      if (!group) throw new Error('This boat has no fleet group.');
      const _id = String(boat._id);
      const standing = { _id, name: boat.name, isInService: boat.isActive, damage: damages.get(_id) };
      const lastOut = left.get(_id);
      const further = lastOut ? [await leftOutAnswer(lastOut)] : [];
      const ruled = assertRules(task, standing, group, further);
      await assertFreeThen(boat, task.launch);
      if (sorties.has(String(boat._id))) throw new ApiError('already_launched', alreadyLaunched(boat.name));
      const sortie = sortieOf(task, boat, group, ruled);
      sorties.set(String(boat._id), sortie);
      if (lastOut && ruled.rulesTaken?.some(({ code }) => code === LEFT_OUT)) {
        const by = new Types.ObjectId(task.launch.launcher);
        await setFree(lastOut._id, { as: 'taken', by }, session);
      }
      outcomes.push({ result: sortie });
    } catch (refusal) {
      outcomes.push({ refusal });
    }
  }
  const [only] = boats;
  if (sorties.size > 0) {
    await SortieModel.insertMany([...sorties.values()], { session }).catch(async (error: unknown) => {
      // A failed batch is retried one launch at a time, so that only the one at fault is refused.
      throw only && tasks.length === 1 ? await takenOr(error, only) : error;
    });
  }
  return outcomes.map((outcome, index) => {
    if (!('result' in outcome)) return outcome;
    const sortie = outcome.result.toObject();
    const task = tasks[index];
    if (task) noteLaunch(sortie, task, effects);
    return { result: sortie };
  });
}

const launchTogether = batchedTransaction(launchAll, TOGETHER_MAX);

/** A member's own boat is created at its first launch, after all other checks. */
async function launchPrivately(
  task: LaunchTask,
  owner: ListedMember,
  kind: PrivateKind,
): Promise<SortieRecord> {
  const group = await privateBoatGroup(kind);
  // A member's own boat is never in dry dock, and has no id before its first launch.
  const ruled = assertRules(task, { _id: '', name: group.name, isInService: true }, group);
  const boat = await takePrivateBoat(owner, kind);
  await assertFreeThen(boat, task.launch);
  return inTransaction(async (session, effects) => {
    const sortie = sortieOf(task, boat, group, ruled).toObject();
    await SortieModel.insertMany([sortie], { session });
    noteLaunch(sortie, task, effects);
    return sortie;
  }).catch(async (error: unknown) => {
    throw await takenOr(error, boat);
  });
}

async function sendOut(launch: Launch, repeat: Repeatable | null): Promise<SortieRecord> {
  const { boat, lender, ownBoat } = launch;
  const launcher = await findMember(launch.launcher);
  if ([boat, lender, ownBoat].filter(Boolean).length !== 1) throw new ApiError('invalid:bus', BOAT_OR_LENDER);
  const people = await memberDirectory.get();
  const crew = (launch.crew ?? []).map((_id) => ({ _id, name: people.get(_id)?.name ?? '' }));
  const aboard = [{ _id: launch.launcher, name: launcher.name }, ...crew];
  const day = clubDay(launch.happenedAt ?? now());
  const trip = planTrip(
    launch.trip ?? {},
    aboard.map(({ _id }) => _id),
    launch.happenedAt ?? now(),
    launch.happenedAt instanceof Date,
  );
  const [unknown, out, clearancesFor, supervision, conditions, heldBoats] = await Promise.all([
    unknownIn(launch),
    outingsOf(launch.crew ?? [], launch.happenedAt ?? null),
    readCrewClearances(aboard, day, launch.happenedAt ?? now(), {
      ...{ area: launch.trip?.area ?? null, workoutType: launch.workout?.type ?? null },
    }),
    readSupervision(aboard, launch.supervision?.member ?? null, day),
    readLaunchConditions(launch.happenedAt ?? now(), aboard, day),
    readHeldBoats(launch.happenedAt ?? now()),
  ]);
  const looked = { unknown, crew, out, clearancesFor, supervision, conditions, heldBoats, trip };
  const requestId = currentRequest()?.id ?? null;
  const task = { launch, launcher, repeat, requestId, ...looked };
  if (boat) return launchTogether({ ...task, boatId: boat });
  if (ownBoat) return launchPrivately(task, launcher, ownBoat);
  if (lender === launch.launcher) throw new ApiError('invalid:borrowed', BORROW_OWN);
  return launchPrivately(task, await findMember(lender ?? ''), 'private-1x');
}

/**
 * Launches a boat: an insert, which the unique index refuses when the boat is already out (rule launch.one-crew). 404
 * for an unknown boat or lender, 409 for a boat that is dry-docked or out, 422 for a wrong crew, workout type or choice
 * of boat. Takes its people off deck. A repeat of the same key gets the sortie it made.
 */
export async function launchBoat(launch: Launch, repeat: Repeatable | null = null): Promise<Launched> {
  const { document, isRepeat } = await createOnce(
    repeat,
    () => sendOut(launch, repeat),
    (requestKey) => SortieModel.findOne({ requestKey }).lean<SortieRecord>(),
  );
  if (!isRepeat) {
    await useReservation(document);
    await leaveDeckToLaunch([document.launcher, ...document.crew], document.launchedAt);
  }
  return { sortie: document, isRepeat };
}
