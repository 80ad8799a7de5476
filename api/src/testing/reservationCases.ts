import { DEFAULT_RESERVATION_SETTINGS } from '@fleetwatch/contract/reservations/settings';
import { body, coaches, params, plain, type RouteCase } from './RouteCase.ts';

const DAY = '2026-05-02';
const hours = { date: DAY, launch: '06:00', land: '07:30' } as const;

/** Body of a reservation, without its boat. */
export const reserving = { ...hours, purpose: 'row', note: '', until: null } as const;

/** Cases of the routes of reservations. */
export const reservationCases: Readonly<Record<string, RouteCase>> = {
  'GET /my-reservations': plain,
  'GET /boat-holds': {
    ask: async ({ boat }) => ({ query: { from: DAY, to: '2026-05-09', boat: await boat() } }),
  },
  'GET /reservation-requests': coaches(plain),
  'POST /reservation': body(async ({ boat }) => ({ ...reserving, boat: await boat() })),
  'PUT /reservation-boat': body(async (scene) => ({
    id: await scene.reservation(),
    boat: await scene.boat(),
  })),
  'DELETE /reservation/:reservation_id': {
    ask: async (scene) => ({
      params: { reservation_id: await scene.reservation() },
      query: { scope: 'one' },
    }),
  },
  'PUT /reservation-decision': coaches(
    body(async (scene) => {
      const guests = { purpose: 'guests', token: (await scene.member()).token };
      return { id: await scene.reservation(guests), approve: true, reason: '' };
    }),
  ),
  'POST /reservation-wait': body(async (scene) => {
    const boat = await scene.boat();
    await scene.reservation({ boat, token: (await scene.member()).token });
    return { ...hours, boat };
  }),
  'DELETE /reservation-wait/:wait_id': params(async (scene) => {
    const boat = await scene.boat();
    await scene.reservation({ boat, token: (await scene.member()).token });
    const { _id } = await scene.call('POST', '/reservation-wait', { body: { ...hours, boat } });
    return { wait_id: String(_id) };
  }),
  'PUT /reservation-settings': coaches(body(() => DEFAULT_RESERVATION_SETTINGS)),
};
