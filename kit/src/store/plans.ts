import type { Reservation } from '@fleetwatch/contract/plans/wire';
import { baseApi, resultsOf } from './baseApi.ts';

const plansApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The boats that today's plans still hold (GET /reservations-results). A launch changes it too. */
    reservations: build.query<Reservation[], void>({
      query: () => 'reservations-results',
      transformResponse: resultsOf<Reservation[]>,
      providesTags: ['Plans', 'Boats'],
      keepUnusedDataFor: 180,
    }),
  }),
});

export const { useReservationsQuery } = plansApi;
/** For thunks, and to ask ahead of a screen: `dispatch(reservations.initiate())`. */
export const { reservations } = plansApi.endpoints;
