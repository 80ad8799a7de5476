import type { DayActivity } from '@fleetwatch/contract/activity/wire';
import { baseApi, resultsOf } from '@fleetwatch/kit/store/baseApi';

const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The club's present month, an entry for each of its days (GET /activity-results). */
    clubActivity: build.query<DayActivity[], void>({
      query: () => 'activity-results',
      transformResponse: resultsOf<DayActivity[]>,
      providesTags: ['Activity'],
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useClubActivityQuery } = activityApi;
