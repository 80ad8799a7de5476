import type { UnlandedOuting, LateLandingBody } from '@fleetwatch/contract/lateLandings/wire';
import Joi from 'joi';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { reportAshore } from './commands/reportAshore.ts';
import { readLateLanding } from './commands/readLateLanding.ts';

type Empty = Record<never, never>;

const leftSchema = Joi.object<LateLandingBody, true>({
  id: idSchema().required(),
  as: Joi.string().valid('rack', 'never').required(),
});

export const lateLandingsRoutes: Route[] = [
  memberRoute<Empty, { sortie_id: string }>({
    method: 'GET',
    path: '/forgotten/:sortie_id',
    summary: 'An outing whose landing was forgotten, and what the caller may say of it.',
    answers: 'The sortie, its crew, who found the boat ashore, who asked for credit.',
    params: Joi.object<{ sortie_id: string }, true>({ sortie_id: idSchema().required() }),
    handle: ({ actor, params }): Promise<UnlandedOuting> => readLateLanding(params.sortie_id, actor),
  }),

  memberRoute<LateLandingBody>({
    method: 'POST',
    path: '/sortie-left',
    writes: 'log',
    summary:
      'Say that a boat of an earlier day is ashore, or never went out: it may be launched again (its crew and coaches).',
    answers: 'The outing, as of GET /forgotten/:sortie_id.',
    body: leftSchema,
    audit: { verb: 'leave', kind: 'sortie' },
    handle: ({ actor, body, repeatable }): Promise<UnlandedOuting> => reportAshore(body, actor, repeatable()),
  }),
];
