import { alreadyLaunched, BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/texts';
import { needsOrHasSupervisor } from '@fleetwatch/contract/clearances/supervision';
import { UNLANDED } from '@fleetwatch/contract/lateLandings/wire';
import { BOAT_OR_LENDER, BORROW_OWN, CREW_UNKNOWN } from '@fleetwatch/contract/sorties/texts';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { WORKOUT_TYPE_NEEDED } from '@fleetwatch/contract/workouts/texts';
import { Types, type ClientSession, type HydratedDocument } from 'mongoose';
import { BoatModel, WITHOUT_LOG, type ListedBoat } from '../../boats/Boat.ts';
import { privateBoatGroup, takePrivateBoat, type PrivateKind } from '../../boats/commands/takePrivateBoat.ts';
import { damagesByBoat } from '../../boats/boatHooks.ts';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { leaveDeckToLaunch } from '../../members/commands/changeDeck.ts';
import { areMembers, findMember, memberDirectory, type ListedMember } from '../../members/memberDirectory.ts';
import { clubSeason, now } from '../../platform/club/clock.ts';
import { duplicateFields, inTransaction } from '../../platform/database/database.ts';
import type { Effects } from '../../platform/events/effects.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Outcome } from '../../platform/database/BatchQueue.ts';
import { batchedTransaction } from '../../platform/database/batchedTransaction.ts';
import { createOnce, type Repeatable } from '../../platform/database/once.ts';
import { planTrip } from '../planTrip.ts';
import { workoutTypeDirectory } from '../../workouts/workoutTypeDirectory.ts';
import { currentRequest } from '../../platform/logging/requestRecord.ts';
import { overrideEntry } from '../overrideTrail.ts';
import { sortieLaunched } from '../../logbook/sortieEvents.ts';
import { unlandedBoats, unlandedAnswer, markOutingAshore } from '../../logbook/commands/unlandedBoats.ts';
import { snapshotForSortie } from '../snapshotForSortie.ts';
import { awayText, isAway } from '../../logbook/away.ts';
import { SortieModel, type Launched, type SortieRecord } from '../../logbook/Sortie.ts';
import { assertWasFree, verdictFor } from './verdictFor.ts';
import type { Launch } from './LaunchRequest.ts';
import { answersOf, loadLaunchFacts, type LoadedLaunch, type BoatAtRest } from './loadLaunchFacts.ts';

/** Maximum number of launches in one transaction. */
const BATCH_MAX = 100;

/** A launch with the facts that the rules need. */
interface LaunchTask extends LoadedLaunch {
  request: Launch;
  launcher: ListedMember;
  /** Refusal of an unknown crew member or workout type; null when all are known. */
  unknown: ApiError | null;
  trip: SortieRecord['trip'];
  repeat: Repeatable | null;
  /** Id of the HTTP request; null for none. */
  requestId: string | null;
}

/** Rules' answers that the sortie records. */
type LaunchVerdict = ReturnType<typeof verdictFor> & Pick<Launch, 'supervision'>;

/** A launch of one of the fleet's boats, by its id. */
interface FleetTask extends LaunchTask {
  boatId: string;
}

async function findUnknown({ crew, workout }: Launch): Promise<ApiError | null> {
  if (!(await areMembers(crew ?? []))) return new ApiError('invalid:crew', CREW_UNKNOWN);
  const type = workout?.type ?? null;
  const isKnown = type === null || (await workoutTypeDirectory.get()).has(type);
  return isKnown ? null : new ApiError('invalid:group', WORKOUT_TYPE_NEEDED);
}

/** Returns the rules' answers to a launch in this boat. Throws if one of them stops it (rule launch.rules). */
function checkBoat(
  task: LaunchTask,
  boat: Omit<BoatAtRest, 'isOut'>,
  group: FleetGroupRecord,
  further: readonly RuleAnswer[] = [],
): LaunchVerdict {
  // Inserting the sortie shows whether its boat is out.
  const answers = answersOf(task, { ...boat, isOut: false }, group);
  const ruled = verdictFor(task.request, [...answers, ...further]);
  if (task.unknown) throw task.unknown;
  const { supervision } = task.request;
  return { ...ruled, ...(needsOrHasSupervisor(answers) && supervision && { supervision }) };
}

function sortieOf(
  { request, launcher, trip, rules, at, day, repeat }: LaunchTask,
  boat: ListedBoat,
  group: FleetGroupRecord,
  ruled: LaunchVerdict,
): HydratedDocument<SortieRecord> {
  const { crew, workout, tour } = request;
  const type = workout?.type ?? null;
  return new SortieModel({
    ...snapshotForSortie(boat, group, launcher),
    crew: (crew ?? []).map((member) => new Types.ObjectId(member)),
    workout: { text: workout?.text ?? '', type: type === null ? null : new Types.ObjectId(type) },
    launchedAt: at,
    day,
    season: clubSeason(day),
    isOut: true,
    ...(trip && { trip: tour ? { ...trip, expectedAt: tour.until, source: 'member' } : trip }),
    ...(tour && { tour }),
    ...rules.find(({ kept }) => kept)?.kept,
    ...ruled,
    ...repeat,
  });
}

/** Turns a duplicate-key error of the index over boats that are out into `already_launched`. */
async function toAlreadyLaunched(error: unknown, { _id, name }: ListedBoat): Promise<unknown> {
  if (!duplicateFields(error)) return error;
  const out = await SortieModel.findOne({ boat: _id, isOut: true }).lean<SortieRecord>();
  return new ApiError('already_launched', out && isAway(out) ? awayText(out) : alreadyLaunched(name));
}

function assertOfFleet(boat: ListedBoat | undefined): ListedBoat {
  if (!boat || boat.owner || boat.isDecommissioned) throw new ApiError('not_found', BOAT_NOT_FOUND);
  return boat;
}

/** Emits the effects of a launch, within its transaction. */
function noteLaunch(sortie: SortieRecord, { request, requestId }: LaunchTask, effects: Effects): void {
  const by = request.officer ?? request.launcher;
  effects.emit(sortieLaunched, { sortie, by });
  for (const entry of [request.entry, overrideEntry(sortie, by, requestId)]) if (entry) effects.audit(entry);
}

/**
 * Launches boats of the fleet. A transaction is needed because a boat may be decommissioned concurrently,
 * which conflicts with the launch in the unique index (`lockBoats`). Takes three round trips, however many
 * launches share the transaction: read, insert, commit.
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
  const damages = await damagesByBoat();
  const left = await unlandedBoats(session);
  const members = await memberDirectory.get();
  const sorties = new Map<string, HydratedDocument<SortieRecord>>();
  const outcomes: Outcome<HydratedDocument<SortieRecord>>[] = [];
  for (const task of tasks) {
    try {
      const boat = assertOfFleet(byId.get(task.boatId));
      const group = task.groups.get(String(boat.fleetGroup));
      if (!group) throw new Error('This boat has no fleet group.');
      const _id = String(boat._id);
      const facts = { _id, name: boat.name, isInService: boat.isActive, damage: damages.get(_id) };
      const lastOut = left.get(_id);
      const further = lastOut
        ? [unlandedAnswer(lastOut, members.get(String(lastOut.launcher))?.name ?? '')]
        : [];
      const ruled = checkBoat(task, facts, group, further);
      await assertWasFree(boat, task.request);
      if (sorties.has(String(boat._id))) throw new ApiError('already_launched', alreadyLaunched(boat.name));
      const sortie = sortieOf(task, boat, group, ruled);
      sorties.set(String(boat._id), sortie);
      if (lastOut && ruled.rulesTaken?.some(({ code }) => code === UNLANDED)) {
        const by = new Types.ObjectId(task.request.launcher);
        await markOutingAshore(lastOut._id, { as: 'taken', by }, session);
      }
      outcomes.push({ result: sortie });
    } catch (refusal) {
      outcomes.push({ refusal });
    }
  }
  const [only] = boats;
  if (sorties.size > 0) {
    await SortieModel.insertMany([...sorties.values()], { session }).catch(async (error: unknown) => {
      // A failed batch is retried one launch at a time, so that only the faulty one is refused.
      throw only && tasks.length === 1 ? await toAlreadyLaunched(error, only) : error;
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

const launchInBatch = batchedTransaction(launchAll, BATCH_MAX);

/** Launches a member's own boat, which is created at its first launch, after all other checks. */
async function launchPrivately(
  task: LaunchTask,
  owner: ListedMember,
  kind: PrivateKind,
): Promise<SortieRecord> {
  const group = await privateBoatGroup(kind);
  const ruled = checkBoat(task, { _id: String(group._id), name: group.name, isInService: true }, group);
  const boat = await takePrivateBoat(owner, kind);
  await assertWasFree(boat, task.request);
  return inTransaction(async (session, effects) => {
    const sortie = sortieOf(task, boat, group, ruled).toObject();
    await SortieModel.insertMany([sortie], { session });
    noteLaunch(sortie, task, effects);
    return sortie;
  }).catch(async (error: unknown) => {
    throw await toAlreadyLaunched(error, boat);
  });
}

async function prepareLaunch(launch: Launch, repeat: Repeatable | null): Promise<SortieRecord> {
  const { boat, lender, ownBoat } = launch;
  const launcher = await findMember(launch.launcher);
  if ([boat, lender, ownBoat].filter(Boolean).length !== 1) throw new ApiError('invalid:bus', BOAT_OR_LENDER);
  const at = launch.happenedAt ?? now();
  const aboard = [launch.launcher, ...(launch.crew ?? [])];
  const trip = planTrip(launch.trip ?? {}, {
    aboard,
    launchedAt: at,
    isFact: launch.happenedAt instanceof Date,
    planEnd: launch.planEnd ?? null,
  });
  const [unknown, loaded] = await Promise.all([
    findUnknown(launch),
    loadLaunchFacts(launch, { isAsked: false }),
  ]);
  const requestId = currentRequest()?.id ?? null;
  const task = { ...loaded, request: launch, launcher, unknown, trip, repeat, requestId };
  if (boat) return launchInBatch({ ...task, boatId: boat });
  if (ownBoat) return launchPrivately(task, launcher, ownBoat);
  if (lender === launch.launcher) throw new ApiError('invalid:borrowed', BORROW_OWN);
  return launchPrivately(task, await findMember(lender ?? ''), 'private-1x');
}

/**
 * Launches a boat: an insert, which the unique index refuses when the boat is already out (rule
 * launch.one-crew). 404 for an unknown boat or lender, 409 for a boat that is dry-docked or out, 422 for an
 * invalid crew, workout type or choice of boat. Takes its people off deck. A repeat of the same key returns
 * the sortie it created.
 */
export async function launchBoat(launch: Launch, repeat: Repeatable | null = null): Promise<Launched> {
  const { document, isRepeat } = await createOnce(
    repeat,
    () => prepareLaunch(launch, repeat),
    (requestKey) => SortieModel.findOne({ requestKey }).lean<SortieRecord>(),
  );
  if (!isRepeat) await leaveDeckToLaunch([document.launcher, ...document.crew], document.launchedAt);
  return { sortie: document, isRepeat };
}
