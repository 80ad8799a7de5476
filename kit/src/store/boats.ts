import type { Boat } from '@fleetwatch/contract/boats/wire';
import { baseApi, resultsOf } from './baseApi.ts';

const BOATS_KEPT_S = 180;

const boatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Boats in service (GET /fleet-results). */
    fleet: build.query<Boat[], void>({
      query: () => 'fleet-results',
      transformResponse: resultsOf<Boat[]>,
      providesTags: ['Boats'],
      keepUnusedDataFor: BOATS_KEPT_S,
    }),
    /** Boats in service and in the house (GET /fleet-unlaunched-results). */
    unlaunchedBoats: build.query<Boat[], void>({
      query: () => 'fleet-unlaunched-results',
      transformResponse: resultsOf<Boat[]>,
      providesTags: ['Boats'],
      keepUnusedDataFor: BOATS_KEPT_S,
    }),
  }),
});

export const { useFleetQuery, useUnlaunchedBoatsQuery } = boatsApi;
/** For thunks, and to ask ahead of a screen: `dispatch(fleet.initiate())`. */
export const { fleet, unlaunchedBoats } = boatsApi.endpoints;
