import type { DeckAnswer, OnDeckRow } from '@fleetwatch/contract/members/deck';
import { baseApi } from '@fleetwatch/kit/store/baseApi';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';

const watchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The members on deck, for the timer (GET /users-on-deck-results). */
    onDeckCheck: build.query<OnDeckRow[], void>({
      query: () => 'users-on-deck-results',
      transformResponse: resultsOf<OnDeckRow[]>,
      // The timer decides by current data, or not at all.
      extraOptions: { isCacheable: false },
    }),
    /** GET /useroffdeck/{uid}, by member id. */
    forceOffDeck: build.mutation<DeckAnswer, string>({
      query: (memberId) => `useroffdeck/${memberId}`,
      invalidatesTags: ['OnDeck'],
    }),
    /** Number of boats that a member has not landed (GET /user-launched/{uid}). */
    unlandedCount: build.query<number, string>({
      query: (memberId) => `user-launched/${memberId}`,
      extraOptions: { isCacheable: false },
    }),
  }),
});

export const { onDeckCheck, forceOffDeck, unlandedCount } = watchApi.endpoints;
