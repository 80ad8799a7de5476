import type { UnlandedOuting, LateLandingBody } from '@fleetwatch/contract/lateLandings/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

const SORTIES = ['Boats', 'Sorties'] as const;

const lateLandingApi = injectRemote('mf-records').endpoints((build) => ({
  /** An outing that was not landed in time, by sortie id (GET /forgotten/{sortie}). */
  forgotten: build.query<UnlandedOuting, string>({
    query: (sortie) => `forgotten/${sortie}`,
    providesTags: ['Sorties'],
  }),
  /** POST /sortie-left: the boat is ashore, and its miles are unknown. */
  leaveAshore: build.mutation<UnlandedOuting, LateLandingBody>({
    query: (body) => ({ url: 'sortie-left', method: 'POST', body }),
    invalidatesTags: [...SORTIES],
  }),
  /** PUT /sortie-credit: credits a late landing. */
  creditLate: build.mutation<Sortie, string>({
    query: (id) => ({ url: 'sortie-credit', method: 'PUT', body: { id } }),
    invalidatesTags: ['Sorties', 'Members', 'Statistics', 'Activity'],
  }),
}));

export const { useQuery: useForgottenQuery } = lateLandingApi.forgotten;
export const { useMutation: useLeaveAshoreMutation } = lateLandingApi.leaveAshore;
export const { useMutation: useCreditLateMutation } = lateLandingApi.creditLate;
