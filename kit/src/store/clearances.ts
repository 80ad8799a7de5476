import type { ClearancesAnswer, MemberClearances } from '@fleetwatch/contract/clearances/wire';
import type { OfficersAnswer } from '@fleetwatch/contract/officers/wire';
import { baseApi } from './baseApi.ts';

const clearancesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What members can be cleared for and what boats ask (GET /clearances-results), for clubs with the feature 'clearances'. */
    clearances: build.query<ClearancesAnswer, void>({
      query: () => 'clearances-results',
      providesTags: ['Boats'],
    }),
    /** What a member holds (GET /member-clearances/:member_id): one's own, or an officer's. */
    memberClearances: build.query<MemberClearances, string>({
      query: (id) => `member-clearances/${id}`,
      providesTags: ['Boats', 'Members'],
    }),
    /** Who holds which office, and one's own (GET /officers-results). */
    officers: build.query<OfficersAnswer, void>({
      query: () => 'officers-results',
      providesTags: ['Members'],
    }),
  }),
});

export const { useClearancesQuery, useMemberClearancesQuery, useOfficersQuery } = clearancesApi;
