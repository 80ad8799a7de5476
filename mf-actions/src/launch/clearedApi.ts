import type { ClearancesAnswer, MemberClearances } from '@fleetwatch/contract/clearances/wire';
import type { OfficersAnswer } from '@fleetwatch/contract/officers/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

const clearedApi = injectRemote('mf-actions').endpoints((build) => ({
  /** GET /clearances-results */
  clearances: build.query<ClearancesAnswer, void>({
    query: () => 'clearances-results',
    providesTags: ['Boats'],
  }),
  /** GET /member-clearances/:member_id */
  ownClearances: build.query<MemberClearances, string>({
    query: (id) => `member-clearances/${id}`,
    providesTags: ['Boats', 'Members'],
  }),
  /** GET /officers-results */
  officers: build.query<OfficersAnswer, void>({
    query: () => 'officers-results',
    providesTags: ['Members'],
  }),
}));

export const { useQuery: useClearancesQuery } = clearedApi.clearances;
export const { useQuery: useOwnClearancesQuery } = clearedApi.ownClearances;
export const { useQuery: useOfficersQuery } = clearedApi.officers;
