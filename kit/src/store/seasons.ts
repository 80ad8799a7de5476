import type { ClubSeason } from '@fleetwatch/contract/activity/wire';
import { baseApi } from './baseApi.ts';
import { resultsOf } from './resultsOf.ts';

const seasonsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /seasons-results */
    seasons: build.query<ClubSeason[], void>({
      query: () => 'seasons-results',
      transformResponse: resultsOf<ClubSeason[]>,
      providesTags: ['Sorties'],
    }),
  }),
});

/** The seasons of the log, latest first (rule season.past). */
export const { useSeasonsQuery } = seasonsApi;
