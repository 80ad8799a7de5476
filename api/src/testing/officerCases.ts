import { DEFAULT_CHANNELS } from '@fleetwatch/contract/notifications/categories';
import { DEFAULT_QUIET_HOURS } from '@fleetwatch/contract/notifications/quietHours';
import { browserKeys } from './pushDouble.ts';
import { body, coaches, plain, type RouteCase } from './RouteCase.ts';

const DAY = '2026-05-01';
/** Keys of one browser, whichever club its member is in. */
const KEYS = browserKeys();

/** Cases of the routes of officers and notifications. */
export const officerCases: Readonly<Record<string, RouteCase>> = {
  'GET /notifications-results': plain,
  'GET /notifications-unread': plain,
  'PUT /notifications-read': body(() => ({ ids: null })),
  'GET /notification-choices': plain,
  'PUT /notification-choices': body(() => ({ channels: DEFAULT_CHANNELS, quiet: DEFAULT_QUIET_HOURS })),
  'GET /push-device': plain,
  'PUT /push-device': body(() => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/one',
    keys: KEYS,
  })),
  'DELETE /push-device': plain,
  'GET /officers-results': plain,
  'PUT /officer': coaches(body(async (scene) => ({ id: (await scene.member()).id, offices: ['boats'] }))),
  'POST /test-alarm': coaches(plain),
  'PUT /duty-day': coaches(body(async (scene) => ({ day: DAY, members: [(await scene.member()).id] }))),
};
