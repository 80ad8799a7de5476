import { coachesAndOfficers } from '../platform/auth/rights.ts';
import { CORRECTIONS_OFF, ONLY_RECORD_OFFICERS } from '@fleetwatch/contract/corrections/texts';
import type {
  Correction,
  CorrectionBody,
  CorrectionCheck,
  CorrectionCheckBody,
  CorrectionDecisionBody,
  CorrectableOuting,
  CorrectionsAnswer,
  CorrectionWithdrawBody,
  SortieCrewBody,
} from '@fleetwatch/contract/corrections/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { assertFeature } from '../platform/club/features.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { requestCorrection, withdrawCorrection } from './commands/requestCorrection.ts';
import { decideCorrection } from './commands/decideCorrection.ts';
import { findCorrection } from './commands/findCorrection.ts';
import {
  assertReader,
  checkCorrection,
  listCorrections,
  readCorrectable,
  showCorrection,
} from './commands/readCorrection.ts';
import { correctionAdded, correctionEnded } from './correctionEvents.ts';
import { writeCorrection, writeCrew } from './commands/writeCorrection.ts';
import {
  correctableParamsSchema,
  correctionCheckSchema,
  correctionDecisionSchema,
  correctionIdSchema,
  correctionParamsSchema,
  correctionSchema,
  sortieCrewSchema,
} from './correctionSchemas.ts';

type Empty = Record<never, never>;

export const correctionsRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/corrections-results',
    summary:
      "List requests to correct the log: the caller's own, and everyone's for records officers and coaches.",
    answers: 'mine; queue (open requests) and decided, each null for other members.',
    handle({ actor }): Promise<CorrectionsAnswer> {
      assertFeature('corrections', CORRECTIONS_OFF);
      return listCorrections(actor);
    },
  }),

  memberRoute<Empty, { correction_id: string }>({
    method: 'GET',
    path: '/correction/:correction_id',
    summary: 'Get a request with the sortie before and after (its requester, records officers, coaches).',
    answers: 'The request, and questions about the corrected sortie.',
    params: correctionParamsSchema,
    async handle({ actor, params }): Promise<Correction> {
      assertFeature('corrections', CORRECTIONS_OFF);
      return showCorrection(assertReader(await findCorrection(params.correction_id), actor), actor);
    },
  }),

  memberRoute<Empty, { sortie_id: string }>({
    method: 'GET',
    path: '/correction-sortie/:sortie_id',
    summary: 'Get a landed sortie to correct (its crew, records officers, coaches).',
    answers: 'R the sortie, and its rev, which the request must name.',
    params: correctableParamsSchema,
    handle({ actor, params }): Promise<CorrectableOuting> {
      assertFeature('corrections', CORRECTIONS_OFF);
      return readCorrectable(params.sortie_id, actor);
    },
  }),

  memberRoute<CorrectionCheckBody>({
    method: 'POST',
    path: '/correction-check',
    summary: 'Preview a correction without requesting it.',
    answers: 'The corrected sorties, and questions about them.',
    body: correctionCheckSchema,
    handle({ actor, body }): Promise<CorrectionCheck> {
      assertFeature('corrections', CORRECTIONS_OFF);
      return checkCorrection(body, actor);
    },
  }),

  memberRoute<CorrectionBody>({
    method: 'POST',
    path: '/correction',
    writes: 'log',
    summary: 'Request a correction of the log (launcher and crew, records officers, coaches).',
    answers: 'The request.',
    body: correctionSchema,
    audit: { verb: 'ask', kind: 'correction', isForAnyCaller: true },
    async handle({ actor, body, repeatable }) {
      return writeCorrection(
        actor,
        repeatable(),
        (session) => requestCorrection(body, actor, session),
        correctionAdded,
      );
    },
  }),

  memberRoute<SortieCrewBody>({
    method: 'PUT',
    path: '/sortie-crew',
    writes: 'log',
    summary: "Correct who rowed in one of today's landed sorties (its launcher, its crew, coaches).",
    answers: 'The sortie.',
    body: sortieCrewSchema,
    audit: { verb: 'correct-crew', kind: 'sortie', isForAnyCaller: true },
    handle: ({ actor, body, repeatable }): Promise<Sortie> => writeCrew(body, actor, repeatable()),
  }),

  memberRoute<CorrectionWithdrawBody>({
    method: 'PUT',
    path: '/correction-withdraw',
    writes: 'log',
    summary: "Withdraw the caller's open request.",
    answers: 'The request.',
    body: correctionIdSchema,
    audit: { verb: 'withdraw', kind: 'correction', isForAnyCaller: true },
    async handle({ actor, body, repeatable }) {
      return writeCorrection(
        actor,
        repeatable(),
        (session) => withdrawCorrection(body.id, actor, session),
        correctionEnded,
      );
    },
  }),

  memberRoute<CorrectionDecisionBody>({
    method: 'PUT',
    path: '/correction-decision',
    summary:
      'Approve a request, which corrects the log and its totals, or reject it (records officers, coaches).',
    answers: 'The request; its state is stale if the sortie has changed since the request.',
    may: coachesAndOfficers('records.decide', ['records'], ONLY_RECORD_OFFICERS),
    body: correctionDecisionSchema,
    audit: { verb: 'decide', kind: 'correction' },
    async handle({ actor, body, repeatable }) {
      return writeCorrection(
        actor,
        repeatable(),
        (session) => decideCorrection(body, actor.id, session),
        correctionEnded,
      );
    },
  }),
];
