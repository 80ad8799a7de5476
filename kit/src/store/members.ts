// @chunk screens

import type { DeckAnswer, OnDeckRow } from '@fleetwatch/contract/members/deck';
import type { MemberRow, MemberStatistics } from '@fleetwatch/contract/members/wire';
import { baseApi } from './baseApi.ts';
import { resultsOf } from './resultsOf.ts';
import type { RootState } from './createStore.ts';
import { selectMemberId } from './sessionSlice.ts';

const DECK_CACHED_S = 180;

/** GET /userondeck/{uid} or /useroffdeck/{uid}. */
export interface DeckChange {
  memberId: string;
  isOnDeck: boolean;
}

/** A member as listed: the kiosk, which has no sign-in, gets the first four fields only. */
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
    /** A member's season statistics, by member id (GET /user-results/{userId}). */
    memberStatistics: build.query<MemberStatistics, string>({
      query: (memberId) => `user-results/${memberId}`,
      transformResponse: resultsOf<MemberStatistics>,
      providesTags: (_answer, _failure, memberId) => ['UserGroups', { type: 'Statistics', id: memberId }],
      keepUnusedDataFor: 3_600,
    }),
    /** Members waiting on deck (GET /users-on-deck-results). */
    onDeck: build.query<OnDeckRow[], void>({
      query: () => 'users-on-deck-results',
      transformResponse: resultsOf<OnDeckRow[]>,
      providesTags: ['OnDeck'],
      keepUnusedDataFor: DECK_CACHED_S,
    }),
    /** Puts a member on deck or takes them off; 409 with 'Please land your boat first' while they are launched. */
    changeDeck: build.mutation<DeckAnswer, DeckChange>({
      query: ({ memberId, isOnDeck }) => `${isOnDeck ? 'userondeck' : 'useroffdeck'}/${memberId}`,
      extraOptions: { queue: 'deck' },
      invalidatesTags: ['OnDeck'],
    }),
  }),
});

export const { useMembersQuery, useMemberStatisticsQuery, useOnDeckQuery, useChangeDeckMutation } =
  membersApi;
/** For thunks, and to prefetch for a screen: `dispatch(members.initiate())`. */
export const { members, memberStatistics, onDeck, changeDeck } = membersApi.endpoints;

const selectOnDeckResult = onDeck.select();

/** Whether the signed-in member is on the deck list, as last fetched. */
export const selectIsOnDeck = (state: RootState): boolean =>
  selectOnDeckResult(state).data?.some(({ user_id }) => user_id === selectMemberId(state)) ?? false;
