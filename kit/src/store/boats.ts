import type { Boat } from '@fleetwatch/contract/boats/wire';
import { baseApi } from './baseApi.ts';
import { resultsOf } from './resultsOf.ts';

const BOATS_CACHED_S = 180;

const boatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All boats of the club, including dry-docked ones (GET /fleet-all-results). */
    allBoats: build.query<Boat[], void>({
      query: () => 'fleet-all-results',
      transformResponse: resultsOf<Boat[]>,
      providesTags: ['Boats'],
      keepUnusedDataFor: BOATS_CACHED_S,
    }),
    /** Boats in service (GET /fleet-results). */
    fleet: build.query<Boat[], void>({
      query: () => 'fleet-results',
      transformResponse: resultsOf<Boat[]>,
      providesTags: ['Boats'],
      keepUnusedDataFor: BOATS_CACHED_S,
    }),
    /** Boats in service and not launched (GET /fleet-unlaunched-results). */
    unlaunchedBoats: build.query<Boat[], void>({
      query: () => 'fleet-unlaunched-results',
      transformResponse: resultsOf<Boat[]>,
      providesTags: ['Boats'],
      keepUnusedDataFor: BOATS_CACHED_S,
    }),
  }),
});

export const { useAllBoatsQuery, useFleetQuery, useUnlaunchedBoatsQuery } = boatsApi;
/** For thunks, and to prefetch for a screen: `dispatch(fleet.initiate())`. */
export const { allBoats, fleet, unlaunchedBoats } = boatsApi.endpoints;
