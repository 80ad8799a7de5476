import type { CoachConfirmAnswer, CoachConfirmBody, PendingCoach } from '@fleetwatch/contract/accounts/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { changed } from './changed.ts';

const coachRequestsApi = injectRemote('mf-fleet').endpoints((build) => ({
  /** Members who signed up as coaches and are not confirmed (GET /coaches-pending-results). */
  coachRequests: build.query<PendingCoach[], void>({
    query: () => 'coaches-pending-results',
    extraOptions: { isCacheable: false },
    transformResponse: ({ results }: { results: PendingCoach[] }) => results,
    providesTags: ['Members'],
  }),
  confirmCoach: build.mutation<CoachConfirmAnswer, CoachConfirmBody>({
    query: (body) => ({ url: 'coach-confirm', method: 'POST', body }),
    invalidatesTags: changed('Members'),
  }),
}));

export const { useQuery: useCoachRequestsQuery } = coachRequestsApi.coachRequests;
export const { useMutation: useConfirmCoachMutation } = coachRequestsApi.confirmCoach;
