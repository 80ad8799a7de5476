import { coachesAndOfficers } from '../platform/auth/rights.ts';
import { RESERVATIONS_OFF, ONLY_RESERVATION_OFFICERS } from '@fleetwatch/contract/reservations/texts';
import type { ReservationSettings } from '@fleetwatch/contract/reservations/settings';
import type {
  BoatHoldsAnswer,
  BoatReservation,
  BoatWait,
  MyReservationsAnswer,
  NewReservationBody,
  NewWaitBody,
  ReservationBoatBody,
  ReservationDecisionBody,
  ReservationRequestsAnswer,
} from '@fleetwatch/contract/reservations/wire';
import { assertFeature } from '../platform/club/features.ts';
import { removal } from '../platform/http/removal.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { reservationSettings } from './clubReservations.ts';
import { cancelReservation, changeReservedBoat, decideReservation } from './commands/changeReservation.ts';
import { changeReservationSettings } from './commands/changeReservationSettings.ts';
import { listHolds, listOwnReservations, listOwnWaits, listRequests } from './commands/listReserved.ts';
import { reserveBoat } from './commands/reserveBoat.ts';
import { stopWaiting, waitForBoat } from './commands/waitForBoat.ts';
import { writeReservation } from './commands/writeReservation.ts';
import { isReservationOfficer } from './reservationPolicy.ts';
import { presentHolds, presentReservations, presentWaits } from './reservationPresenter.ts';
import {
  holdsQuerySchema,
  newReservationSchema,
  newWaitSchema,
  refuseHoldsSpan,
  reservationBoatSchema,
  reservationDecisionSchema,
  reservationScopeSchema,
  reservationSettingsSchema,
  type HoldsQuery,
} from './reservationSchemas.ts';

const DECIDE_RESERVATIONS = coachesAndOfficers('reservation.decide', ['boats'], ONLY_RESERVATION_OFFICERS);

type Empty = Record<never, never>;

export const reservationsRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/my-reservations',
    summary: 'The caller’s reservations, what they wait for, and what the club says of reservations.',
    answers: 'R reservations, those ahead first; the waiting list’s entries; the settings.',
    async handle({ actor }): Promise<MyReservationsAnswer> {
      assertFeature('reservations', RESERVATIONS_OFF);
      const { mine, others } = await listOwnWaits(actor.id);
      return {
        results: await presentReservations(await listOwnReservations(actor.id)),
        waiting: await presentWaits(mine, others),
        settings: reservationSettings(),
        isOfficer: isReservationOfficer(actor),
      };
    },
  }),

  memberRoute<Empty, Empty, HoldsQuery>({
    method: 'GET',
    path: '/boat-holds',
    summary: 'Who has which boat from one day through another, a month at most, of the fleet or of ?boat=.',
    answers: 'R holds by reservations and plans, the earliest first.',
    query: holdsQuerySchema,
    async handle({ query }): Promise<BoatHoldsAnswer> {
      assertFeature('reservations', RESERVATIONS_OFF);
      refuseHoldsSpan(query);
      const { reservations, plans } = await listHolds(query);
      return { results: await presentHolds(reservations, plans) };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/reservation-requests',
    summary: 'The reservations that an officer has to approve (coaches and boat captains).',
    answers: 'R reservations, the earliest first.',
    may: DECIDE_RESERVATIONS,
    async handle(): Promise<ReservationRequestsAnswer> {
      assertFeature('reservations', RESERVATIONS_OFF);
      return { results: await presentReservations(await listRequests()) };
    },
  }),

  memberRoute<NewReservationBody>({
    method: 'POST',
    path: '/reservation',
    summary: 'Reserve a boat of the fleet, or a weekly series, on all days or none.',
    answers: 'The reservation, of a series the first.',
    body: newReservationSchema,
    audit: { verb: 'reserve', kind: 'reservation' },
    handle: ({ actor, body, repeatable }): Promise<BoatReservation> =>
      writeReservation(repeatable(), (session, effects) => reserveBoat(actor, body, session, effects)),
  }),

  memberRoute<ReservationBoatBody>({
    method: 'PUT',
    path: '/reservation-boat',
    summary: 'Move a reservation to another boat at the same time: its holder, coaches and boat captains.',
    answers: 'The reservation.',
    body: reservationBoatSchema,
    audit: { verb: 'change', kind: 'reservation' },
    handle: ({ actor, body, repeatable }): Promise<BoatReservation> =>
      writeReservation(repeatable(), (session, effects) => changeReservedBoat(body, actor, session, effects)),
  }),

  ...removal({
    path: '/reservation/:reservation_id',
    was: '/reservation',
    summary:
      'Cancel a reservation, or it and all that follow in its series, by ?scope=: its holder, coaches and boat captains.',
    answers: 'The reservation.',
    query: reservationScopeSchema,
    audit: { verb: 'cancel', kind: 'reservation' },
    handle: ({ actor, params, query, repeatable }): Promise<BoatReservation> =>
      writeReservation(repeatable(), (session, effects) =>
        cancelReservation({ id: params.reservation_id, scope: query.scope }, actor, session, effects),
      ),
  }),

  memberRoute<ReservationDecisionBody>({
    method: 'PUT',
    path: '/reservation-decision',
    summary:
      'Approve or decline a reservation, of a series all its weeks that wait (coaches and boat captains).',
    answers: 'The reservation.',
    may: DECIDE_RESERVATIONS,
    body: reservationDecisionSchema,
    audit: { verb: 'decide', kind: 'reservation' },
    handle: ({ actor, body, repeatable }): Promise<BoatReservation> =>
      writeReservation(repeatable(), (session) => decideReservation(body, actor.id, session)),
  }),

  memberRoute<NewWaitBody>({
    method: 'POST',
    path: '/reservation-wait',
    summary: 'Wait for a boat that somebody else has then.',
    answers: 'The entry of the waiting list.',
    body: newWaitSchema,
    handle: ({ actor, body, repeatable }): Promise<BoatWait> => waitForBoat(repeatable(), actor, body),
  }),

  ...removal({
    path: '/reservation-wait/:wait_id',
    was: '/reservation-wait',
    summary: 'Leave the waiting list of a boat.',
    answers: 'The id.',
    handle: ({ actor, params, repeatable }): Promise<{ _id: string }> =>
      stopWaiting(repeatable(), actor, params.wait_id),
  }),

  memberRoute<ReservationSettings>({
    method: 'PUT',
    path: '/reservation-settings',
    summary: 'Set what the club says of reservations (coaches and boat captains).',
    answers: 'What was set.',
    may: DECIDE_RESERVATIONS,
    body: reservationSettingsSchema,
    audit: { verb: 'change', kind: 'club' },
    handle: ({ body, repeatable }): Promise<ReservationSettings> =>
      changeReservationSettings(repeatable(), body),
  }),
];
