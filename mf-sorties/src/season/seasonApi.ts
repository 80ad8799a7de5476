import type { SeasonDays } from '@fleetwatch/contract/activity/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';

export interface SeasonRequest {
  of: 'user' | 'bus';
  id: string;
  /** The year in which the season starts. */
  season: number;
}

const seasonApi = injectRemote('mf-sorties').endpoints((build) => ({
  /** A season of a member or a boat and the previous one, by day. */
  season: build.query<SeasonDays[], SeasonRequest>({
    query: ({ of, id, season }) => ({
      url: `${of}season-results/${id}`,
      params: { season: String(season) },
    }),
    transformResponse: resultsOf<SeasonDays[]>,
    providesTags: ['Activity'],
    keepUnusedDataFor: 600,
  }),
}));

export const { useQuery: useSeasonQuery } = seasonApi.season;
