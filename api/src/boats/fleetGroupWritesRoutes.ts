import { coaches } from '../platform/auth/rights.ts';
import {
  ONLY_COACHES_DELETE_FLEET_GROUPS,
  ONLY_COACHES_DRY_DOCK_FLEET_GROUPS,
  ONLY_COACHES_SPLASH_FLEET_GROUPS,
} from '@fleetwatch/contract/fleetgroups/texts';
import type { IdBody } from '@fleetwatch/contract/boats/edits';
import type { NewFleetGroupBody } from '@fleetwatch/contract/fleetgroups/edits';
import Joi from 'joi';
import { idBodySchema } from './boatSchemas.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { FREE_TEXT_MAX, textSchema } from '../platform/http/validate.ts';
import { addFleetGroup } from '../fleetgroups/commands/addFleetGroup.ts';
import { deleteFleetGroup } from './commands/deleteFleetGroup.ts';
import { setFleetGroupService } from './commands/setFleetGroupService.ts';
import { writeFleetGroup } from './commands/writeFleetGroup.ts';

const newFleetGroupSchema = Joi.object<NewFleetGroupBody, true>({
  name: textSchema(FREE_TEXT_MAX).required(),
  moniker: textSchema(FREE_TEXT_MAX).required(),
  payload: Joi.alternatives(textSchema(FREE_TEXT_MAX), Joi.number()).required(),
});

/** Routes that change the classes of boats, for coaches only. */
export const fleetGroupWritesRoutes: Route[] = [
  memberRoute<NewFleetGroupBody>({
    method: 'POST',
    path: '/fleetgroup',
    summary: 'Add a fleet group (coaches).',
    answers: 'The new fleet group.',
    may: coaches('fleetgroup.add'),
    body: newFleetGroupSchema,
    audit: { verb: 'add', kind: 'fleetgroup' },
    async handle({ body, repeatable }) {
      return writeFleetGroup(repeatable(), async (session) => ({
        group: await addFleetGroup(body, session),
        boats: 0,
      }));
    },
  }),

  memberRoute<IdBody>({
    method: 'DELETE',
    path: '/fleetgroup-delete',
    summary: 'Delete a fleet group and permanently decommission its boats (coaches).',
    answers: 'The fleet group, and the number of boats decommissioned.',
    may: coaches('fleetgroup.delete', ONLY_COACHES_DELETE_FLEET_GROUPS),
    body: idBodySchema,
    audit: { verb: 'delete', kind: 'fleetgroup' },
    async handle({ body, repeatable }) {
      return writeFleetGroup(repeatable(), (session) => deleteFleetGroup(body.id, session));
    },
  }),

  memberRoute<IdBody>({
    method: 'PUT',
    path: '/fleetgroup-drydock',
    summary: 'Take every boat of a fleet group out of service (coaches).',
    answers: 'The fleet group, and the number of boats changed.',
    may: coaches('fleetgroup.drydock', ONLY_COACHES_DRY_DOCK_FLEET_GROUPS),
    body: idBodySchema,
    audit: { verb: 'dry-dock', kind: 'fleetgroup' },
    async handle({ body, repeatable }) {
      return writeFleetGroup(repeatable(), (session) => setFleetGroupService(body.id, false, session));
    },
  }),

  memberRoute<IdBody>({
    method: 'PUT',
    path: '/fleetgroup-splash',
    summary: 'Return every boat of a fleet group to service (coaches).',
    answers: 'The fleet group, the number of boats changed, and the names of boats that stay dry-docked.',
    may: coaches('fleetgroup.splash', ONLY_COACHES_SPLASH_FLEET_GROUPS),
    body: idBodySchema,
    audit: { verb: 'splash', kind: 'fleetgroup' },
    async handle({ body, repeatable }) {
      return writeFleetGroup(repeatable(), (session) => setFleetGroupService(body.id, true, session));
    },
  }),
];
