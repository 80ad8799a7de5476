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
    summary: 'Requests to correct the log: one’s own, and for records officers and coaches those of all.',
    answers: 'mine; queue, the open ones, and decided, each null for other members.',
    handle({ actor }): Promise<CorrectionsAnswer> {
      assertFeature('corrections', CORRECTIONS_OFF);
      return listCorrections(actor);
    },
  }),

  memberRoute<Empty, { correction_id: string }>({
    method: 'GET',
    path: '/correction/:correction_id',
    summary: 'A request with the outing before and after, to its maker, records officers and coaches.',
    answers: 'The request; what is odd about the outing after it.',
    params: correctionParamsSchema,
    async handle({ actor, params }): Promise<Correction> {
      assertFeature('corrections', CORRECTIONS_OFF);
      return showCorrection(assertReader(await findCorrection(params.correction_id), actor), actor);
    },
  }),

  memberRoute<Empty, { sortie_id: string }>({
    method: 'GET',
    path: '/correction-sortie/:sortie_id',
    summary: 'A landed sortie, as a request to correct it begins: its crew, records officers, coaches.',
    answers: 'R the outing; its rev, which the request names.',
    params: correctableParamsSchema,
    handle({ actor, params }): Promise<CorrectableOuting> {
      assertFeature('corrections', CORRECTIONS_OFF);
      return readCorrectable(params.sortie_id, actor);
    },
  }),

  memberRoute<CorrectionCheckBody>({
    method: 'POST',
    path: '/correction-check',
    summary: 'What a correction would make of the log, before it is asked for. Changes nothing.',
    answers: 'The outings after it; what is odd about them.',
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
    summary: 'Ask for a correction of the log: launcher and crew, records officers, coaches.',
    answers: 'The request.',
    body: correctionSchema,
    audit: { verb: 'ask', kind: 'correction', isOfEverybody: true },
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
    summary: 'Say who rowed in a landed outing of today: its launcher, its crew, coaches.',
    answers: 'The sortie.',
    body: sortieCrewSchema,
    audit: { verb: 'correct-crew', kind: 'sortie', isOfEverybody: true },
    handle: ({ actor, body, repeatable }): Promise<Sortie> => writeCrew(body, actor, repeatable()),
  }),

  memberRoute<CorrectionWithdrawBody>({
    method: 'PUT',
    path: '/correction-withdraw',
    writes: 'log',
    summary: 'Withdraw a request of one’s own that is open.',
    answers: 'The request.',
    body: correctionIdSchema,
    audit: { verb: 'withdraw', kind: 'correction', isOfEverybody: true },
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
    answers: 'The request; its state is stale where the sortie has changed since it was asked for.',
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
