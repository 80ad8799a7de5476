import { ONLY_COACHES_DELETE_USER_GROUPS } from '@fleetwatch/contract/usergroups/texts';
import type { IdBody } from '@fleetwatch/contract/boats/edits';
import type { NewUserGroupBody } from '@fleetwatch/contract/usergroups/edits';
import Joi from 'joi';
import { type Route, kioskRoute, memberRoute } from '../platform/http/route.ts';
import { readTotals } from '../logbook/commands/readTotals.ts';
import { activeUserGroups } from './userGroupDirectory.ts';
import { presentOpenUserGroup, presentUserGroup } from './userGroupPresenter.ts';
import { coaches } from '../platform/auth/rights.ts';
import { FREE_TEXT_MAX, idSchema, textSchema } from '../platform/http/validate.ts';
import { addUserGroup } from './commands/addUserGroup.ts';
import { deleteUserGroup } from './commands/deleteUserGroup.ts';
import { writeUserGroup } from './commands/writeUserGroup.ts';

export const userGroupsRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/usergroups-results',
    summary: 'List the active user groups in the order of the group tabs.',
    answers: 'R user groups; signed-out callers get only id, name and moniker.',
    // A visitor who is signing up chooses a group, on any device.
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

const newUserGroupSchema = Joi.object<NewUserGroupBody, true>({
  name: textSchema(FREE_TEXT_MAX).required(),
  moniker: textSchema(FREE_TEXT_MAX).required(),
});

/** Routes that change the user groups, for coaches only. */
export const userGroupWritesRoutes: Route[] = [
  memberRoute<NewUserGroupBody>({
    method: 'POST',
    path: '/usergroup',
    summary: 'Add a user group (coaches).',
    answers: 'The new user group.',
    may: coaches('usergroup.add'),
    body: newUserGroupSchema,
    audit: { verb: 'add', kind: 'usergroup' },
    async handle({ body, repeatable }) {
      return writeUserGroup(repeatable(), (session) => addUserGroup(body, session));
    },
  }),

  memberRoute<IdBody>({
    method: 'DELETE',
    path: '/usergroup-delete',
    summary: 'Make a user group inactive; its members must choose another (coaches).',
    answers: 'The user group.',
    may: coaches('usergroup.delete', ONLY_COACHES_DELETE_USER_GROUPS),
    body: Joi.object<IdBody, true>({ id: idSchema().required() }),
    audit: { verb: 'make-inactive', kind: 'usergroup' },
    async handle({ body, repeatable }) {
      return writeUserGroup(repeatable(), (session) => deleteUserGroup(body.id, session));
    },
  }),
];
