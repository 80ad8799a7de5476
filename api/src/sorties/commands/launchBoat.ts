import { alreadyLaunched, BOAT_NOT_FOUND, dryDocked } from '@fleetwatch/contract/boats/messages';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import {
  BOAT_OR_LENDER,
  BORROW_OWN,
  CREW_TWICE,
  CREW_UNKNOWN,
  crewTooLarge,
} from '@fleetwatch/contract/sorties/messages';
import { WORKOUT_TYPE_NEEDED } from '@fleetwatch/contract/workouts/messages';
import { Types, type ClientSession, type HydratedDocument } from 'mongoose';
import { BoatModel, WITHOUT_LOG, type ListedBoat } from '../../boats/Boat.ts';
import { privateBoatGroup, takePrivateBoat, type PrivateKind } from '../../boats/commands/takePrivateBoat.ts';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { leaveDeckToLaunch } from '../../members/commands/leaveDeck.ts';
import { areMembers, findMember, type ListedMember } from '../../members/memberDirectory.ts';
import { clubDay, clubSeason, now } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Outcome } from '../../platform/database/BatchQueue.ts';
import { batchedTransaction } from '../../platform/database/batchedTransaction.ts';
import { createOnce, type Repeatable } from '../../platform/database/once.ts';
import { workoutTypeDirectory } from '../../workouts/workoutTypeDirectory.ts';
import { snapshotForSortie } from '../snapshotForSortie.ts';
import { SortieModel, type Launched, type SortieRecord } from '../Sortie.ts';

/** The most launches in one transaction. */
const TOGETHER_MAX = 100;

/** A requested launch. Exactly one of `boat`, `lender`, `ownBoat` is set. */
export interface Launch {
  /** Member id. */
  launcher: string;
  /** Id of a boat of the club. */
  boat?: string | null | undefined;
  /** Id of the member whose private single is borrowed. */
  lender?: string | null | undefined;
  ownBoat?: PrivateKind | undefined;
  crew?: readonly string[] | null;
  /** Workout text and workout type id. */
  workout?: { text: string | null; type: string | null };
  /** The refusal text for a dry-docked boat where it differs from the app's. */
  dryDockedText?: (boat: string) => string;
  /** When the boat left, if the launch was sent later; now otherwise. */
  happenedAt?: Date | null;
}

/** A launch with its people and workout looked up. */
interface Task {
  launch: Launch;
  launcher: ListedMember;
  /** The refusal of an unknown crew member or workout type; null when all are known. */
  unknown: ApiError | null;
  repeat: Repeatable | null;
}

/** A launch of one of the fleet's boats, by its id. */
interface FleetTask extends Task {
  boatId: string;
}

async function unknownIn({ crew, workout }: Launch): Promise<ApiError | null> {
  if (!(await areMembers(crew ?? []))) return new ApiError('invalid:crew', CREW_UNKNOWN);
  const type = workout?.type ?? null;
  const isKnown = type === null || (await workoutTypeDirectory.get()).has(type);
  return isKnown ? null : new ApiError('invalid:group', WORKOUT_TYPE_NEEDED);
}

function assertCrew({ launch, unknown }: Task, group: FleetGroupRecord): void {
  const crew = launch.crew ?? [];
  if (new Set([launch.launcher, ...crew]).size !== crew.length + 1)
    throw new ApiError('invalid:crew', CREW_TWICE);
  const seats = seatsOfPayload(group.payload);
  if (crew.length + 1 > seats) throw new ApiError('invalid:crew', crewTooLarge(seats));
  if (unknown) throw unknown;
}

/**
 * Refuses a launch that was sent later if the boat was out at the stated time. The unique index refuses a boat that is
 * out now.
 */
async function assertFreeThen(boat: ListedBoat, { happenedAt }: Launch): Promise<void> {
  if (!happenedAt) return;
  const taken = await SortieModel.exists({
    boat: boat._id,
    // Includes earlier days, because a boat may be out over midnight.
    day: { $lte: clubDay(happenedAt) },
    launchedAt: { $lte: happenedAt },
    landedAt: { $gt: happenedAt },
  });
  if (taken) throw new ApiError('already_launched', alreadyLaunched(boat.name));
}

function sortieOf(
  { launch, launcher, repeat }: Task,
  boat: ListedBoat,
  group: FleetGroupRecord,
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
    ...repeat,
  });
}

/** Turns a duplicate-key error of the index over boats that are out into `already_launched`. */
const takenOr = (error: unknown, boat: ListedBoat): unknown =>
  duplicateFields(error) ? new ApiError('already_launched', alreadyLaunched(boat.name)) : error;

function assertInService(boat: ListedBoat | undefined, { dryDockedText = dryDocked }: Launch): ListedBoat {
  if (!boat || boat.owner || boat.isDecommissioned) throw new ApiError('not_found', BOAT_NOT_FOUND);
  if (!boat.isActive) throw new ApiError('dry_docked', dryDockedText(boat.name));
  return boat;
}

/**
 * Launches boats of the fleet. A transaction is needed because a boat may be decommissioned at the same moment, which
 * conflicts with the launch in the unique index (`lockBoats`). Three round trips, however many launches share the
 * transaction: read, insert, commit.
 */
async function launchAll(
  tasks: readonly FleetTask[],
  session: ClientSession,
): Promise<Outcome<SortieRecord>[]> {
  const boats = await BoatModel.find({ _id: { $in: tasks.map(({ boatId }) => boatId) } })
    .select(WITHOUT_LOG)
    .session(session)
    .lean<ListedBoat[]>();
  const byId = new Map(boats.map((boat) => [String(boat._id), boat]));
  const groups = await fleetGroupDirectory.get();
  const sorties = new Map<string, HydratedDocument<SortieRecord>>();
  const outcomes: Outcome<HydratedDocument<SortieRecord>>[] = [];
  for (const task of tasks) {
    try {
      const boat = assertInService(byId.get(task.boatId), task.launch);
      const group = groups.get(String(boat.fleetGroup));
      if (!group) throw new Error('This boat has no fleet group.');
      assertCrew(task, group);
      await assertFreeThen(boat, task.launch);
      if (sorties.has(String(boat._id))) throw new ApiError('already_launched', alreadyLaunched(boat.name));
      const sortie = sortieOf(task, boat, group);
      sorties.set(String(boat._id), sortie);
      outcomes.push({ result: sortie });
    } catch (refusal) {
      outcomes.push({ refusal });
    }
  }
  const [only] = boats;
  if (sorties.size > 0) {
    await SortieModel.insertMany([...sorties.values()], { session }).catch((error: unknown) => {
      // A failed batch is retried one launch at a time, so that only the one at fault is refused.
      throw only && tasks.length === 1 ? takenOr(error, only) : error;
    });
  }
  return outcomes.map((outcome) => ('result' in outcome ? { result: outcome.result.toObject() } : outcome));
}

const launchTogether = batchedTransaction(launchAll, TOGETHER_MAX);

/**
 * A member's own boat is created at its first launch, after all other checks. It needs no transaction, because nobody
 * takes it out of service.
 */
async function launchPrivately(task: Task, owner: ListedMember, kind: PrivateKind): Promise<SortieRecord> {
  const group = await privateBoatGroup(kind);
  assertCrew(task, group);
  const boat = await takePrivateBoat(owner, kind);
  await assertFreeThen(boat, task.launch);
  const sortie = await sortieOf(task, boat, group)
    .save()
    .catch((error: unknown) => {
      throw takenOr(error, boat);
    });
  return sortie.toObject();
}

async function sendOut(launch: Launch, repeat: Repeatable | null): Promise<SortieRecord> {
  const { boat, lender, ownBoat } = launch;
  const launcher = await findMember(launch.launcher);
  if ([boat, lender, ownBoat].filter(Boolean).length !== 1) throw new ApiError('invalid:bus', BOAT_OR_LENDER);
  const task = { launch, launcher, repeat, unknown: await unknownIn(launch) };
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
  if (!isRepeat) await leaveDeckToLaunch([document.launcher, ...document.crew], document.launchedAt);
  return { sortie: document, isRepeat };
}
