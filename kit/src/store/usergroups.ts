import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { baseApi } from './baseApi.ts';
import { resultsOf } from './resultsOf.ts';

const userGroupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** User groups in use (GET /usergroups-results). */
    userGroups: build.query<UserGroup[], void>({
      query: () => 'usergroups-results',
      transformResponse: resultsOf<UserGroup[]>,
      providesTags: ['UserGroups'],
      keepUnusedDataFor: 3_600,
    }),
  }),
});

export const { useUserGroupsQuery } = userGroupsApi;
/** For thunks, and to prefetch for a screen: `dispatch(userGroups.initiate())`. */
export const { userGroups } = userGroupsApi.endpoints;
