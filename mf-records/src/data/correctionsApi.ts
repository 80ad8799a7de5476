import type {
  Correction,
  CorrectionBody,
  CorrectionCheck,
  CorrectionCheckBody,
  CorrectionDecisionBody,
  CorrectableOuting,
  CorrectionsAnswer,
  SortieCrewBody,
} from '@fleetwatch/contract/corrections/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

const OWN = 'mf-records/Corrections';
/** Tags of data from the log, and of sums of it. */
const LOG = ['Sorties', 'Boats', 'Members', 'Statistics', 'Activity'] as const;

const correctionsApi = injectRemote('mf-records', [OWN]).endpoints((build) => ({
  /** GET /corrections-results. Requests and decisions elsewhere arrive with the live updates of sorties. */
  corrections: build.query<CorrectionsAnswer, void>({
    query: () => 'corrections-results',
    providesTags: [OWN, 'Sorties'],
  }),
  correction: build.query<Correction, string>({
    query: (id) => `correction/${id}`,
    providesTags: [OWN, 'Sorties'],
  }),
  /** The current outing that a request starts from. */
  correctable: build.query<CorrectableOuting, string>({
    query: (sortie) => `correction-sortie/${sortie}`,
    providesTags: ['Sorties'],
  }),
  /** POST /correction-check: questionable points of a request. */
  checkCorrection: build.mutation<CorrectionCheck, CorrectionCheckBody>({
    query: (body) => ({ url: 'correction-check', method: 'POST', body }),
  }),
  askCorrection: build.mutation<Correction, CorrectionBody>({
    query: (body) => ({ url: 'correction', method: 'POST', body }),
    invalidatesTags: [OWN],
  }),
  /** PUT /sortie-crew: today's crew. */
  sortieCrew: build.mutation<Sortie, SortieCrewBody>({
    query: (body) => ({ url: 'sortie-crew', method: 'PUT', body }),
    invalidatesTags: [OWN, ...LOG],
  }),
  withdrawCorrection: build.mutation<Correction, string>({
    query: (id) => ({ url: 'correction-withdraw', method: 'PUT', body: { id } }),
    invalidatesTags: [OWN],
  }),
  /** PUT /correction-decision (records officers). A refusal means that someone decided first, so the lists are loaded again. */
  decideCorrection: build.mutation<Correction, CorrectionDecisionBody>({
    query: (body) => ({ url: 'correction-decision', method: 'PUT', body }),
    invalidatesTags: [OWN, ...LOG],
  }),
}));

export const { useQuery: useCorrectionsQuery } = correctionsApi.corrections;
export const { useQuery: useCorrectionQuery } = correctionsApi.correction;
export const { useQuery: useCorrectableQuery } = correctionsApi.correctable;
export const { useMutation: useCheckCorrectionMutation } = correctionsApi.checkCorrection;
export const { useMutation: useAskCorrectionMutation } = correctionsApi.askCorrection;
export const { useMutation: useSortieCrewMutation } = correctionsApi.sortieCrew;
export const { useMutation: useWithdrawCorrectionMutation } = correctionsApi.withdrawCorrection;
export const { useMutation: useDecideCorrectionMutation } = correctionsApi.decideCorrection;
