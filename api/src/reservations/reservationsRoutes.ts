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
    summary: "List the caller's reservations and waiting list entries, and the club's reservation settings.",
    answers: 'R reservations, upcoming first; waiting list entries; the settings.',
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
    summary:
      'List who holds which boat from one day through another, up to a month, for the fleet or for ?boat=.',
    answers: 'R holds by reservations and plans, earliest first.',
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
    summary: 'List the reservations awaiting approval (coaches and boat captains).',
    answers: 'R reservations, earliest first.',
    may: DECIDE_RESERVATIONS,
    async handle(): Promise<ReservationRequestsAnswer> {
      assertFeature('reservations', RESERVATIONS_OFF);
      return { results: await presentReservations(await listRequests()) };
    },
  }),

  memberRoute<NewReservationBody>({
    method: 'POST',
    path: '/reservation',
    summary: 'Reserve a boat of the fleet, once or weekly. A series is reserved on all days or none.',
    answers: 'The reservation, or the first of a series.',
    body: newReservationSchema,
    audit: { verb: 'reserve', kind: 'reservation' },
    handle: ({ actor, body, repeatable }): Promise<BoatReservation> =>
      writeReservation(repeatable(), (session, effects) => reserveBoat(actor, body, session, effects)),
  }),

  memberRoute<ReservationBoatBody>({
    method: 'PUT',
    path: '/reservation-boat',
    summary: 'Move a reservation to another boat at the same time (its holder, coaches and boat captains).',
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
      'Cancel a reservation, or by ?scope= also all later ones in its series (its holder, coaches and boat captains).',
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
      'Approve or decline a reservation, or all weeks of a series awaiting approval (coaches and boat captains).',
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
    summary: 'Join the waiting list for a boat that is taken.',
    answers: 'The waiting list entry.',
    body: newWaitSchema,
    handle: ({ actor, body, repeatable }): Promise<BoatWait> => waitForBoat(repeatable(), actor, body),
  }),

  ...removal({
    path: '/reservation-wait/:wait_id',
    was: '/reservation-wait',
    summary: "Leave a boat's waiting list.",
    answers: 'The id.',
    handle: ({ actor, params, repeatable }): Promise<{ _id: string }> =>
      stopWaiting(repeatable(), actor, params.wait_id),
  }),

  memberRoute<ReservationSettings>({
    method: 'PUT',
    path: '/reservation-settings',
    summary: "Change the club's reservation settings (coaches and boat captains).",
    answers: 'The new setting.',
    may: DECIDE_RESERVATIONS,
    body: reservationSettingsSchema,
    audit: { verb: 'change', kind: 'club' },
    handle: ({ body, repeatable }): Promise<ReservationSettings> =>
      changeReservationSettings(repeatable(), body),
  }),
];
