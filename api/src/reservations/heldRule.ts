import { checkReserved } from '@fleetwatch/contract/reservations/launch';
import { RESERVED_AHEAD_MINUTES } from '@fleetwatch/contract/reservations/settings';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import type { LaunchRule } from '../sorties/launchRules.ts';
import { reservationSettings } from './clubReservations.ts';
import { listApproved } from './commands/listReserved.ts';

/** Checks whether others have reserved the boat around now (rule reservation.held). */
export const heldRule: LaunchRule = {
  id: 'held',
  async load({ at, aboard }) {
    const approved = await listApproved(new Date(at.getTime() + RESERVED_AHEAD_MINUTES * 60_000), at);
    if (approved.length === 0) return null;
    const members = await memberDirectory.get();
    const level = reservationSettings().held;
    return {
      answers({ _id, name }) {
        const held = approved.filter(({ boat }) => String(boat) === _id);
        return checkReserved(
          { _id, name },
          held.map((one) => ({
            _id: String(one._id),
            holder: String(one.member),
            holderName: members.get(String(one.member))?.name ?? '',
            launch: clubText(one.launchAt),
            land: clubText(one.landAt),
          })),
          aboard.map((person) => person._id),
          level,
        );
      },
    };
  },
};
