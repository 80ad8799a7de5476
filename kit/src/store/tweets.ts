import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { baseApi, resultsOf } from './baseApi.ts';

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
/** For thunks, and to ask ahead of a screen: `dispatch(headsUps.initiate())`. */
export const { headsUps } = tweetsApi.endpoints;
/** Changes the heads-ups that are kept, when a write elsewhere told how they stand now. */
export const changeHeadsUps = (change: (tweets: Tweet[]) => void) =>
  tweetsApi.util.updateQueryData('headsUps', undefined, change);
