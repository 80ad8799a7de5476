import type {
  GroupDecisionAnswer,
  GroupDecisionBody,
  GroupRequest,
} from '@fleetwatch/contract/usergroups/requests';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { changedTags } from '@fleetwatch/kit/store/changedTags';

const groupRequestsApi = injectRemote('mf-club').endpoints((build) => ({
  /** Members waiting for a coach to confirm a change of user group (GET /group-requests-results). */
  groupRequests: build.query<GroupRequest[], void>({
    query: () => 'group-requests-results',
    extraOptions: { isCacheable: false },
    transformResponse: ({ results }: { results: GroupRequest[] }) => results,
    providesTags: ['Members'],
  }),
  decideGroup: build.mutation<GroupDecisionAnswer, GroupDecisionBody>({
    query: (body) => ({ url: 'group-decide', method: 'POST', body }),
    invalidatesTags: changedTags('Members', 'UserGroups'),
  }),
}));

export const { useQuery: useGroupRequestsQuery } = groupRequestsApi.groupRequests;
export const { useMutation: useDecideGroupMutation } = groupRequestsApi.decideGroup;
