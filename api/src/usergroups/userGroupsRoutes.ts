import { kioskRoute, type Route } from '../platform/http/route.ts';
import { readTotals } from '../sorties/commands/readTotals.ts';
import { userGroupDirectory } from './userGroupDirectory.ts';
import { presentUserGroup, presentOpenUserGroup } from './userGroupPresenter.ts';

export const userGroupsRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/usergroups-results',
    summary: 'The active user groups, in the order of the group tabs.',
    answers: 'R user groups; callers who are not signed in get id, name and moniker.',
    // A visitor who signs up chooses a group, on any device.
    isForTablets: false,
    polled: { sameFor: 'audience' },
    async handle({ actor }) {
      const active = [...(await userGroupDirectory.get()).values()].filter((group) => group.isActive);
      if (!actor) return { results: active.map(presentOpenUserGroup) };
      const totals = await readTotals('usergroup');
      return {
        results: active.map((group) =>
          presentUserGroup(group, totals.get(String(group._id))?.milesHundredths ?? 0),
        ),
      };
    },
  }),
];
