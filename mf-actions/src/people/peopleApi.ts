import type { LaunchedMemberRow } from '@fleetwatch/contract/members/deck';
import { baseApi, resultsOf } from '@fleetwatch/kit/store/baseApi';

const peopleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who is on the water, each once, with their boats (GET /users-launched-results-2). */
    launchedMembers: build.query<LaunchedMemberRow[], void>({
      query: () => 'users-launched-results-2',
      transformResponse: resultsOf<LaunchedMemberRow[]>,
      // A launch and a landing, here or heard of, change it as they change the day's sorties.
      providesTags: [{ type: 'Sorties', id: 'TODAY' }],
    }),
  }),
});

export const { useLaunchedMembersQuery } = peopleApi;
