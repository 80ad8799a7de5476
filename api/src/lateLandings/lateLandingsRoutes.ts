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
    summary: 'Get a sortie that was never landed, and the reports the caller may make.',
    answers: 'The sortie, its crew, and who reported the boat ashore or requested credit.',
    params: Joi.object<{ sortie_id: string }, true>({ sortie_id: idSchema().required() }),
    handle: ({ actor, params }): Promise<UnlandedOuting> => readLateLanding(params.sortie_id, actor),
  }),

  memberRoute<LateLandingBody>({
    method: 'POST',
    path: '/sortie-left',
    writes: 'log',
    summary:
      'Report that a boat from an earlier day is ashore or never went out, so it can launch again (its crew and coaches).',
    answers: 'The sortie, as in GET /forgotten/:sortie_id.',
    body: leftSchema,
    audit: { verb: 'leave', kind: 'sortie' },
    handle: ({ actor, body, repeatable }): Promise<UnlandedOuting> => reportAshore(body, actor, repeatable()),
  }),
];
