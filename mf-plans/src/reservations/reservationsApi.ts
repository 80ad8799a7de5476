import type { ReservationSettings } from '@fleetwatch/contract/reservations/settings';
import type {
  BoatHold,
  BoatReservation,
  BoatWait,
  MyReservationsAnswer,
  NewReservationBody,
  NewWaitBody,
  ReservationBoatBody,
  ReservationDecisionBody,
  ReservationRemoval,
} from '@fleetwatch/contract/reservations/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { changedTags } from '@fleetwatch/kit/store/changedTags';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';

/** Selects holds: both days inclusive; of all boats without one. */
export interface HoldsOf {
  from: LocalDateText;
  to: LocalDateText;
  /** Boat id. */
  boat?: string;
}

const plansChanged = changedTags('Plans');

const reservationsApi = injectRemote('mf-plans').endpoints((build) => ({
  /** GET /my-reservations */
  myReservations: build.query<MyReservationsAnswer, void>({
    query: () => 'my-reservations',
    providesTags: ['Plans', 'Club'],
  }),
  /** GET /boat-holds: reservations and plans by boat and time. */
  boatHolds: build.query<BoatHold[], HoldsOf>({
    query: ({ from, to, boat }) => ({
      url: 'boat-holds',
      params: { from, to, ...(boat !== undefined && { boat }) },
    }),
    transformResponse: resultsOf<BoatHold[]>,
    providesTags: ['Plans'],
  }),
  /** GET /reservation-requests (coaches and boat captains). */
  reservationRequests: build.query<BoatReservation[], void>({
    query: () => 'reservation-requests',
    transformResponse: resultsOf<BoatReservation[]>,
    providesTags: ['Plans'],
  }),
  reserve: build.mutation<BoatReservation, NewReservationBody>({
    query: (body) => ({ url: 'reservation', method: 'POST', body }),
    invalidatesTags: plansChanged,
  }),
  changeReservedBoat: build.mutation<BoatReservation, ReservationBoatBody>({
    query: (body) => ({ url: 'reservation-boat', method: 'PUT', body }),
    invalidatesTags: plansChanged,
  }),
  cancelReservation: build.mutation<BoatReservation, ReservationRemoval>({
    query: ({ id, scope }) => ({ url: `reservation/${id}`, method: 'DELETE', params: { scope } }),
    invalidatesTags: plansChanged,
  }),
  decideReservation: build.mutation<BoatReservation, ReservationDecisionBody>({
    query: (body) => ({ url: 'reservation-decision', method: 'PUT', body }),
    invalidatesTags: plansChanged,
  }),
  waitForBoat: build.mutation<BoatWait, NewWaitBody>({
    query: (body) => ({ url: 'reservation-wait', method: 'POST', body }),
    invalidatesTags: plansChanged,
  }),
  stopWaiting: build.mutation<{ _id: string }, string>({
    query: (id) => ({ url: `reservation-wait/${id}`, method: 'DELETE' }),
    invalidatesTags: plansChanged,
  }),
  setReservationSettings: build.mutation<ReservationSettings, ReservationSettings>({
    query: (body) => ({ url: 'reservation-settings', method: 'PUT', body }),
    invalidatesTags: plansChanged,
  }),
}));

export const { useQuery: useMyReservationsQuery } = reservationsApi.myReservations;
export const { useQuery: useBoatHoldsQuery } = reservationsApi.boatHolds;
export const { useQuery: useReservationRequestsQuery } = reservationsApi.reservationRequests;
export const { useMutation: useReserveMutation } = reservationsApi.reserve;
export const { useMutation: useChangeReservedBoatMutation } = reservationsApi.changeReservedBoat;
export const { useMutation: useCancelReservationMutation } = reservationsApi.cancelReservation;
export const { useMutation: useDecideReservationMutation } = reservationsApi.decideReservation;
export const { useMutation: useWaitForBoatMutation } = reservationsApi.waitForBoat;
export const { useMutation: useStopWaitingMutation } = reservationsApi.stopWaiting;
export const { useMutation: useSetReservationSettingsMutation } = reservationsApi.setReservationSettings;
