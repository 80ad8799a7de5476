import { kioskRoute, type Route } from '../platform/route.ts';
import { readTotals } from '../sorties/commands/readTotals.ts';
import { userGroupDirectory } from './userGroupDirectory.ts';
import { presentUserGroup } from './userGroupPresenter.ts';

export const userGroupsRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/usergroups-results',
    summary: 'The active user groups, in the order of the group tabs.',
    answers: 'R user groups.',
    // Who signs up chooses one, on any device.
    isForTablets: false,
    polled: { sameFor: 'everyone' },
    async handle() {
      const [groups, totals] = await Promise.all([userGroupDirectory.get(), readTotals('usergroup')]);
      const active = [...groups.values()].filter((group) => group.isActive);
      return {
        results: active.map((group) =>
          presentUserGroup(group, totals.get(String(group._id))?.milesHundredths ?? 0),
        ),
      };
    },
  }),
];
