import { BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/messages';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import type { Office } from '@fleetwatch/contract/officers/offices';
import { reservedFor } from '@fleetwatch/contract/plans/messages';
import { checkLaunch, overriddenBy } from '@fleetwatch/contract/sorties/launchRules';
import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { damagesByBoat } from '../../damages/damageDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubText } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { listReservations } from '../../plans/commands/listReservations.ts';
import { boatsOut } from './boatsOut.ts';
import { outingsOf } from './outingsOf.ts';

/** A launch that is thought of. */
export interface LaunchThought {
  /** Boat id. */
  bus: string;
  /** Null at the kiosk, where nobody has signed yet. */
  launcher: string | null;
  /** Member ids beside the launcher; unknown ones are left out. */
  crew: readonly string[];
  offices: readonly Office[];
}

async function reservedText(boatId: string): Promise<string | undefined> {
  const held = (await listReservations()).find(({ boat }) => String(boat) === boatId);
  if (!held) return undefined;
  const { launchAt, landAt, author } = held.plan;
  const name = (await memberDirectory.get()).get(String(author))?.name ?? '';
  return reservedFor(clubText(launchAt), clubText(landAt), name);
}

/** What the rules say of a launch now (rule launch.rules). 404 for a boat that is not in the fleet. */
export async function readLaunchCheck({ bus, launcher, crew, offices }: LaunchThought): Promise<LaunchCheck> {
  const boat = (await fleetDirectory.get()).get(bus);
  if (!boat) throw new ApiError('not_found', BOAT_NOT_FOUND);
  const [groups, members, boatIds, out, reserved, damages] = await Promise.all([
    fleetGroupDirectory.get(),
    memberDirectory.get(),
    boatsOut(),
    outingsOf(crew, null),
    reservedText(bus),
    damagesByBoat(),
  ]);
  const results = checkLaunch({
    boat: {
      _id: bus,
      name: boat.name,
      isInService: boat.isActive,
      isOut: boatIds.has(bus),
      seats: seatsOfPayload(groups.get(String(boat.fleetGroup))?.payload ?? 1),
      damage: damages.get(bus),
    },
    launcherId: launcher,
    crew: crew.flatMap((_id) => {
      const name = members.get(_id)?.name;
      return name === undefined ? [] : [{ _id, name }];
    }),
    out,
    reserved,
    isAtBoathouse: launcher === null,
  });
  const blocks = results.filter(({ level }) => level === 'block').map(({ code }) => code);
  const canOverride = blocks.filter((code) => overriddenBy(code).some((office) => offices.includes(office)));
  return { results, canOverride };
}
