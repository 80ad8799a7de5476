import type { MemberRow, MemberStatistics } from '@fleetwatch/contract/members/wire';
import { baseApi, resultsOf } from './baseApi.ts';

/** A member as the list gives them: the kiosk, without a sign-in, gets the first four fields only. */
export type ListedMember = Pick<MemberRow, '_id' | 'name' | 'group' | 'pic'> & Partial<MemberRow>;

const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All members of the club (GET /users-results). */
    members: build.query<ListedMember[], void>({
      query: () => 'users-results',
      transformResponse: resultsOf<ListedMember[]>,
      providesTags: ['Members'],
      keepUnusedDataFor: 3_600,
    }),
    /** A member's season, by member id (GET /user-results/{userId}). */
    memberStatistics: build.query<MemberStatistics, string>({
      query: (memberId) => `user-results/${memberId}`,
      transformResponse: resultsOf<MemberStatistics>,
      providesTags: (_answer, _failure, memberId) => [{ type: 'Statistics', id: memberId }],
      keepUnusedDataFor: 3_600,
    }),
  }),
});

export const { useMembersQuery, useMemberStatisticsQuery } = membersApi;
/** For thunks, and to ask ahead of a screen: `dispatch(members.initiate())`. */
export const { members, memberStatistics } = membersApi.endpoints;
