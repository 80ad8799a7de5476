import type { DayActivity } from '@fleetwatch/contract/activity/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';

const activityApi = injectRemote('mf-actions').endpoints((build) => ({
  /** The club's current month, an entry for each of its days (GET /activity-results). */
  clubActivity: build.query<DayActivity[], void>({
    query: () => 'activity-results',
    transformResponse: resultsOf<DayActivity[]>,
    providesTags: ['Activity'],
    keepUnusedDataFor: 600,
  }),
}));

export const { useQuery: useClubActivityQuery } = activityApi.clubActivity;
