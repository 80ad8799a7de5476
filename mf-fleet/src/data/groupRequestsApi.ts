import type {
  GroupDecisionAnswer,
  GroupDecisionBody,
  GroupRequest,
} from '@fleetwatch/contract/usergroups/requests';
import { baseApi } from '@fleetwatch/kit/store/baseApi';
import { changed } from './changed.ts';

const groupRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Members waiting for a coach to confirm a change of user group (GET /group-requests-results). */
    groupRequests: build.query<GroupRequest[], void>({
      query: () => 'group-requests-results',
      extraOptions: { isCacheable: false },
      transformResponse: ({ results }: { results: GroupRequest[] }) => results,
      providesTags: ['Members'],
    }),
    decideGroup: build.mutation<GroupDecisionAnswer, GroupDecisionBody>({
      query: (body) => ({ url: 'group-decide', method: 'POST', body }),
      invalidatesTags: changed('Members', 'UserGroups'),
    }),
  }),
});

export const { useGroupRequestsQuery, useDecideGroupMutation } = groupRequestsApi;
