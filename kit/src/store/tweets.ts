// @chunk screens

import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { baseApi } from './baseApi.ts';
import { resultsOf } from './resultsOf.ts';

const tweetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** This week's heads-up tweets (GET /tweets-headsup-week-results). */
    headsUps: build.query<Tweet[], void>({
      query: () => 'tweets-headsup-week-results',
      transformResponse: resultsOf<Tweet[]>,
      providesTags: ['Tweets'],
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useHeadsUpsQuery } = tweetsApi;
/** For thunks, and to prefetch for a screen: `dispatch(headsUps.initiate())`. */
export const { headsUps } = tweetsApi.endpoints;
/** Updates the cached heads-ups when the response of another write contains them. */
export const changeHeadsUps = (change: (tweets: Tweet[]) => void) =>
  tweetsApi.util.updateQueryData('headsUps', undefined, change);
