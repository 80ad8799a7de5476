import type { ClearancesAnswer, MemberClearances } from '@fleetwatch/contract/clearances/wire';
import type { OfficersAnswer } from '@fleetwatch/contract/officers/wire';
import { baseApi } from './baseApi.ts';

const clearancesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The club's clearances and the boats' requirements (GET /clearances-results), for clubs with the feature 'clearances'. */
    clearances: build.query<ClearancesAnswer, void>({
      query: () => 'clearances-results',
      providesTags: ['Boats'],
    }),
    /** A member's clearances (GET /member-clearances/:member_id): the caller's own, or any for an officer. */
    memberClearances: build.query<MemberClearances, string>({
      query: (id) => `member-clearances/${id}`,
      providesTags: ['Boats', 'Members'],
    }),
    /** The officers, and the caller's own offices (GET /officers-results). */
    officers: build.query<OfficersAnswer, void>({
      query: () => 'officers-results',
      providesTags: ['Members'],
    }),
  }),
});

export const { useClearancesQuery, useMemberClearancesQuery, useOfficersQuery } = clearancesApi;
