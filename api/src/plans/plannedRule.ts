import { reservedFor } from '@fleetwatch/contract/plans/texts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import type { LaunchRule } from '../sorties/launchRules.ts';
import { listHeldToday } from './commands/listHeldToday.ts';

/** Notes that the boat is reserved for later today, without stopping the launch (rule launch.reserved). */
export const plannedRule: LaunchRule = {
  id: 'planned',
  async load({ isPreview }) {
    const reservations = isPreview ? await listHeldToday() : [];
    if (reservations.length === 0) return null;
    const members = await memberDirectory.get();
    return {
      answers({ _id }) {
        const held = reservations.find(({ boat }) => String(boat) === _id);
        if (!held) return [];
        const { launchAt, landAt, holder } = held;
        const name = members.get(String(holder))?.name ?? '';
        const text = reservedFor(clubText(launchAt), clubText(landAt), name);
        return [{ code: 'reserved', level: 'info', ruleId: 'launch.reserved', text, subjectIds: [_id] }];
      },
    };
  },
};
