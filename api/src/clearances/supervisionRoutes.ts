import { BOATS_PER_SUPERVISOR_MAX } from '@fleetwatch/contract/clearances/limits';
import { BOATS_PER_SUPERVISOR_RANGE } from '@fleetwatch/contract/clearances/texts';
import { GRANT_CLEARANCES } from './clearancePolicy.ts';
import { type SupervisionSettings } from '@fleetwatch/contract/clearances/supervision';
import { JUNIORS_OFF } from '@fleetwatch/contract/members/texts';
import Joi from 'joi';
import { changeClubSettings } from '../clubs/commands/changeClubSettings.ts';
import { assertFeature } from '../platform/club/features.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { textFor } from '../platform/http/validate.ts';

/** Routes for the supervision of minors, in clubs with juniors. */
export const supervisionRoutes: Route[] = [
  memberRoute<SupervisionSettings>({
    method: 'PUT',
    path: '/supervision-settings',
    summary: 'Set how many boats one person may supervise at a time (clearances officers).',
    answers: 'The new setting.',
    may: GRANT_CLEARANCES,
    body: Joi.object<SupervisionSettings, true>({
      boatsPerSupervisor: Joi.number()
        .integer()
        .min(1)
        .max(BOATS_PER_SUPERVISOR_MAX)
        .required()
        .messages(textFor(BOATS_PER_SUPERVISOR_RANGE)),
    }),
    audit: { verb: 'change', kind: 'club' },
    async handle({ body, repeatable }): Promise<SupervisionSettings> {
      assertFeature('juniors', JUNIORS_OFF);
      return changeClubSettings(repeatable(), body);
    },
  }),
];
