import { BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/messages';
import { seatClearances } from '@fleetwatch/contract/clearances/seatClearances';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import type { Office } from '@fleetwatch/contract/officers/offices';
import { reservedFor } from '@fleetwatch/contract/plans/messages';
import { checkLaunch, mayOverride } from '@fleetwatch/contract/sorties/launchRules';
import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import { privateBoatGroup, type PrivateKind } from '../../boats/commands/takePrivateBoat.ts';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { readCrewClearances, type LaunchAim } from '../../clearances/commands/readCrewClearances.ts';
import { readSupervision } from '../../clearances/commands/readSupervision.ts';
import { readLaunchConditions } from '../../conditions/commands/readLaunchConditions.ts';
import { damagesByBoat } from '../../damages/damageDirectory.ts';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { listReservations } from '../../plans/commands/listReservations.ts';
import { readHeldBoats } from '../../reservations/commands/heldBoats.ts';
import { boatsOutOrAway } from './boatsOut.ts';
import { leftOut, leftOutAnswer } from './leftOut.ts';
import { outingsOf } from './outingsOf.ts';

/** A launch that is thought of. */
export interface LaunchThought {
  /** Boat id; null for a member's own boat. */
  bus: string | null;
  /** The kind of a member's own boat. */
  privateKind?: PrivateKind;
  /** Null at the kiosk, where nobody has signed yet. */
  launcher: string | null;
  /** Member ids beside the launcher; unknown ones are left out. */
  crew: readonly string[];
  /** Id of the member who would watch minors; null for nobody. */
  supervisor: string | null;
  /** Where it goes, and what for; absent where nobody has said. */
  aim?: Partial<LaunchAim>;
  offices: readonly Office[];
  /** Whether the kiosk asks, whose texts differ. */
  isAtBoathouse: boolean;
}

async function reservedText(boatId: string | null): Promise<string | undefined> {
  if (boatId === null) return undefined;
  const held = (await listReservations()).find(({ boat }) => String(boat) === boatId);
  if (!held) return undefined;
  const { launchAt, landAt, holder } = held;
  const name = (await memberDirectory.get()).get(String(holder))?.name ?? '';
  return reservedFor(clubText(launchAt), clubText(landAt), name);
}

/** A boat of the fleet and its class, or what is known of a member's own, which has no id before its first launch. */
async function boatOf({ bus, privateKind }: LaunchThought): Promise<{
  boat: { _id: string; name: string; isActive: boolean };
  group: FleetGroupRecord;
}> {
  if (bus === null) {
    const group = await privateBoatGroup(privateKind ?? 'private-1x');
    return { boat: { _id: '', name: group.name, isActive: true }, group };
  }
  const boat = (await fleetDirectory.get()).get(bus);
  const group = boat && (await fleetGroupDirectory.get()).get(String(boat.fleetGroup));
  if (!group) throw new ApiError('not_found', BOAT_NOT_FOUND);
  return { boat: { _id: bus, name: boat.name, isActive: boat.isActive }, group };
}

/** What the rules say of a launch now (rule launch.rules). 404 for a boat that is not in the fleet. */
export async function readLaunchCheck(thought: LaunchThought): Promise<LaunchCheck> {
  const { bus, launcher, crew, supervisor, offices, isAtBoathouse } = thought;
  const { boat, group } = await boatOf(thought);
  const members = await memberDirectory.get();
  const people = (ids: readonly string[]): { _id: string; name: string }[] =>
    ids.flatMap((_id) => {
      const name = members.get(_id)?.name;
      return name === undefined ? [] : [{ _id, name }];
    });
  const aboard = people(launcher === null ? [] : [launcher, ...crew]);
  const [boatIds, left, out, planned, damages, clearancesFor, supervision, conditions, heldBoats] =
    await Promise.all([
      boatsOutOrAway(),
      leftOut(),
      outingsOf(crew, null),
      reservedText(bus),
      damagesByBoat(),
      readCrewClearances(aboard, clubDay(), now(), { area: null, workoutType: null, ...thought.aim }),
      readSupervision(aboard, supervisor, clubDay()),
      readLaunchConditions(now(), aboard, clubDay()),
      readHeldBoats(now()),
    ]);
  const asked = clearancesFor?.(boat, group);
  const seats = asked && seatClearances(asked);
  const lastOut = left.get(boat._id);
  const away = boatIds.get(boat._id);
  const held = heldBoats(boat, aboard);
  const answers = checkLaunch({
    boat: {
      _id: boat._id,
      name: boat.name,
      isInService: boat.isActive,
      isOut: boatIds.has(boat._id) && !lastOut,
      seats: seatsOfPayload(group.payload),
      damage: damages.get(boat._id),
    },
    launcherId: launcher,
    crew: people(crew),
    out,
    // What is asked about need not be said too.
    reserved: held.length > 0 ? undefined : planned,
    clearances: asked,
    others: [...supervision, ...(conditions?.check(boat, group) ?? []), ...held],
    isAtBoathouse,
  });
  // A boat that is away says with which tour.
  const said = answers.map((one) => (one.code === 'already_launched' && away ? { ...one, text: away } : one));
  const results = lastOut ? [...said, await leftOutAnswer(lastOut)] : said;
  const blocks = results.filter(({ level }) => level === 'block');
  const mine = blocks.filter((block) => mayOverride(block, { offices, officer: launcher }));
  return {
    ...{ results, canOverride: [...new Set(mine.map(({ code }) => code))] },
    ...(seats && seats.length > 0 && { seats }),
  };
}
