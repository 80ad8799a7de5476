import { kioskRoute, type Route } from '../platform/http/route.ts';
import { readTotals } from '../logbook/commands/readTotals.ts';
import { activeUserGroups } from './userGroupDirectory.ts';
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
      const groups = await activeUserGroups();
      if (!actor) return { results: groups.map(presentOpenUserGroup) };
      const totals = await readTotals('usergroup');
      return { results: groups.map((group) => presentUserGroup(group, totals.get(String(group._id)))) };
    },
  }),
];
