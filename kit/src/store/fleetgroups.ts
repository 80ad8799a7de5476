import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import { baseApi } from './baseApi.ts';
import { resultsOf } from './resultsOf.ts';

const fleetGroupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Boat classes in use, in the club's order (GET /fleetgroups-results). */
    fleetGroups: build.query<FleetGroup[], void>({
      query: () => 'fleetgroups-results',
      transformResponse: resultsOf<FleetGroup[]>,
      providesTags: ['FleetGroups'],
      keepUnusedDataFor: 3_600,
    }),
  }),
});

export const { useFleetGroupsQuery } = fleetGroupsApi;
/** For thunks, and to prefetch for a screen: `dispatch(fleetGroups.initiate())`. */
export const { fleetGroups } = fleetGroupsApi.endpoints;
