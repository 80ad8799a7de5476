import type { LaunchedMemberRow } from '@fleetwatch/contract/members/deck';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';

const peopleApi = injectRemote('mf-actions').endpoints((build) => ({
  /** The members on the water, each once, with their boats (GET /users-launched-results-2). */
  launchedMembers: build.query<LaunchedMemberRow[], void>({
    query: () => 'users-launched-results-2',
    transformResponse: resultsOf<LaunchedMemberRow[]>,
    // Launches and landings, here or elsewhere, change it together with the day's sorties.
    providesTags: [{ type: 'Sorties', id: 'TODAY' }],
  }),
}));

export const { useQuery: useLaunchedMembersQuery } = peopleApi.launchedMembers;
