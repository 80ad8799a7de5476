import type { CoachConfirmAnswer, CoachConfirmBody, PendingCoach } from '@fleetwatch/contract/accounts/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { changedTags } from '@fleetwatch/kit/store/changedTags';

const coachRequestsApi = injectRemote('mf-club').endpoints((build) => ({
  /** Members who signed up as coaches and are not confirmed (GET /coaches-pending-results). */
  coachRequests: build.query<PendingCoach[], void>({
    query: () => 'coaches-pending-results',
    extraOptions: { isCacheable: false },
    transformResponse: ({ results }: { results: PendingCoach[] }) => results,
    providesTags: ['Members'],
  }),
  confirmCoach: build.mutation<CoachConfirmAnswer, CoachConfirmBody>({
    query: (body) => ({ url: 'coach-confirm', method: 'POST', body }),
    invalidatesTags: changedTags('Members'),
  }),
}));

export const { useQuery: useCoachRequestsQuery } = coachRequestsApi.coachRequests;
export const { useMutation: useConfirmCoachMutation } = coachRequestsApi.confirmCoach;
