import type { Reservation } from '@fleetwatch/contract/plans/wire';
import { baseApi } from './baseApi.ts';
import { resultsOf } from './resultsOf.ts';

const plansApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Boats reserved by today's plans (GET /reservations-results). A launch changes it too. */
    reservations: build.query<Reservation[], void>({
      query: () => 'reservations-results',
      transformResponse: resultsOf<Reservation[]>,
      providesTags: ['Plans', 'Boats'],
      keepUnusedDataFor: 180,
    }),
  }),
});

export const { useReservationsQuery } = plansApi;
/** For thunks, and to prefetch for a screen: `dispatch(reservations.initiate())`. */
export const { reservations } = plansApi.endpoints;
