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
import { Types } from 'mongoose';
import type { ListedBoat } from '../../boats/Boat.ts';
import { findFleetBoat } from '../../boats/commands/findFleetBoat.ts';
import { readService } from '../../boats/commands/readService.ts';
import { privateBoatGroup, takePrivateBoat, type PrivateKind } from '../../boats/commands/takePrivateBoat.ts';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { leaveDeckToLaunch } from '../../members/commands/leaveDeck.ts';
import { areMembers, findMember, type ListedMember } from '../../members/memberDirectory.ts';
import { clubDay, clubSeason, now } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { batchedInsert } from '../../platform/database/batchedInsert.ts';
import { createOnce, type Repeatable } from '../../platform/database/once.ts';
import { workoutTypeDirectory } from '../../workouts/workoutTypeDirectory.ts';
import { snapshotForSortie } from '../snapshotForSortie.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';

/** A launch as asked for. Exactly one of `boat`, `lender`, `ownBoat`. */
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
  /** How the place of launching words a dry-docked boat; the app's way when absent. */
  dryDockedText?: (boat: string) => string;
  /** When the boat left, if the launch had to wait for the network; now otherwise. */
  happenedAt?: Date | null;
}

export interface Launched {
  sortie: SortieRecord;
  /** The same key has launched it before. */
  isRepeat: boolean;
}

/** What is to be launched; a member's own boat may have to be made, which waits until nothing refuses the launch. */
interface Choice {
  group: FleetGroupRecord;
  take(): Promise<ListedBoat>;
}

async function fleetChoice(boatId: string, { dryDockedText = dryDocked }: Launch): Promise<Choice> {
  const boat = await findFleetBoat(boatId);
  if (!boat.isActive) throw new ApiError('dry_docked', dryDockedText(boat.name));
  const group = (await fleetGroupDirectory.get()).get(String(boat.fleetGroup));
  if (!group) throw new Error('This boat has no fleet group.');
  return { group, take: () => Promise.resolve(boat) };
}

async function privateChoice(owner: ListedMember, kind: PrivateKind): Promise<Choice> {
  return { group: await privateBoatGroup(kind), take: () => takePrivateBoat(owner, kind) };
}

async function chooseBoat(launch: Launch, launcher: ListedMember): Promise<Choice> {
  const chosen = [launch.boat, launch.lender, launch.ownBoat].filter(Boolean);
  if (chosen.length !== 1) throw new ApiError('invalid:bus', BOAT_OR_LENDER);
  if (launch.boat) return fleetChoice(launch.boat, launch);
  if (launch.ownBoat) return privateChoice(launcher, launch.ownBoat);
  const lenderId = launch.lender ?? '';
  if (lenderId === launch.launcher) throw new ApiError('invalid:borrowed', BORROW_OWN);
  return privateChoice(await findMember(lenderId), 'private-1x');
}

async function refuseCrew(crew: readonly string[], launcher: string, group: FleetGroupRecord): Promise<void> {
  if (new Set([launcher, ...crew]).size !== crew.length + 1) throw new ApiError('invalid:crew', CREW_TWICE);
  const seats = seatsOfPayload(group.payload);
  if (crew.length + 1 > seats) throw new ApiError('invalid:crew', crewTooLarge(seats));
  if (!(await areMembers(crew))) throw new ApiError('invalid:crew', CREW_UNKNOWN);
}

async function refuseWorkoutType(type: string | null): Promise<void> {
  if (type !== null && !(await workoutTypeDirectory.get()).has(type)) {
    throw new ApiError('invalid:group', WORKOUT_TYPE_NEEDED);
  }
}

/**
 * A launch that waited is refused when the boat was out at that time: the log cannot have it in two places. One that is out
 * now is refused by the unique index, as ever.
 */
async function refuseTakenThen(boat: ListedBoat, then: Date): Promise<void> {
  const taken = await SortieModel.exists({
    boat: boat._id,
    // Of any earlier day too: a boat may be out over midnight.
    day: { $lte: clubDay(then) },
    launchedAt: { $lte: then },
    landedAt: { $gt: then },
  });
  if (taken) throw new ApiError('already_launched', alreadyLaunched(boat.name));
}

/**
 * The fleet that a launch chose from may be a moment older than what another process wrote: whoever took the boat out of
 * service in that moment was first, so the launch is undone before anybody is told of it.
 */
async function undoUnlessInService(
  sortie: SortieRecord,
  { dryDockedText = dryDocked }: Launch,
): Promise<void> {
  const service = await readService(String(sortie.boat));
  if (service?.isActive) return;
  await SortieModel.deleteOne({ _id: sortie._id });
  if (!service || service.isDecommissioned) throw new ApiError('not_found', BOAT_NOT_FOUND);
  throw new ApiError('dry_docked', dryDockedText(sortie.boatName));
}

const insertSortie = batchedInsert(SortieModel);

async function sendOut(launch: Launch, repeat: Repeatable | null): Promise<SortieRecord> {
  const launcher = await findMember(launch.launcher);
  const { group, take } = await chooseBoat(launch, launcher);
  const crew = launch.crew ?? [];
  const workoutType = launch.workout?.type ?? null;
  await refuseCrew(crew, launch.launcher, group);
  await refuseWorkoutType(workoutType);
  const boat = await take();

  const launchedAt = launch.happenedAt ?? now();
  if (launch.happenedAt) await refuseTakenThen(boat, launchedAt);
  const day = clubDay(launchedAt);
  const record = await insertSortie({
    ...snapshotForSortie(boat, group, launcher),
    crew: crew.map((member) => new Types.ObjectId(member)),
    workout: {
      text: launch.workout?.text ?? '',
      type: workoutType === null ? null : new Types.ObjectId(workoutType),
    },
    launchedAt,
    day,
    season: clubSeason(day),
    isOut: true,
    ...repeat,
  }).catch((error: unknown) => {
    throw duplicateFields(error) ? new ApiError('already_launched', alreadyLaunched(boat.name)) : error;
  });
  if (!boat.owner) await undoUnlessInService(record, launch);
  return record;
}

/**
 * Sends a boat out: one insert, which the unique index refuses when the boat is out already (rule launch.one-crew).
 * 404 for an unknown boat or lender, 409 dry-docked or already launched, 422 for a wrong crew, workout type
 * or choice of boat. It takes its people off deck. A repeat of the same key is given the sortie it made.
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
