import { DEFAULT_GUEST_SETTINGS } from '@fleetwatch/contract/guests/settings';
import { body, coaches, params, plain, type RouteCase } from './RouteCase.ts';
import type { Scene } from './Scene.ts';

/** Builds the fields of a guest. */
export const guestDraft = (name: string) => ({
  name,
  phone: '555 0100',
  emergency: 'Ann, 555 0101',
  club: 'Far RC',
  waiver: null,
});
let guests = 0;
/** Uses a unique name, because a season has each name only once. */
const newGuest = (): object => guestDraft(`Visitor ${'ABCDEFGHIJ'.charAt((guests += 1) % 10)}${guests}`);
const guest = async (scene: Scene): Promise<string> =>
  String((await scene.call('POST', '/guest', { body: newGuest() }))._id);

/** Cases of the routes of guests. */
export const guestCases: Readonly<Record<string, RouteCase>> = {
  'GET /guests-results': plain,
  'GET /guest/:guest_id': params(async (scene) => ({ guest_id: await guest(scene) })),
  'GET /guests-csv': coaches(plain),
  'POST /guest': body(() => guestDraft('Case Guest')),
  'PUT /guest': body(async (scene) => ({ id: await guest(scene), ...guestDraft('Case Guest Again') })),
  'DELETE /guest/:guest_id': params(async (scene) => ({ guest_id: await guest(scene) })),
  'PUT /sortie-guests': body(async (scene) => ({
    id: await scene.outing(),
    guests: [await guest(scene)],
    confirmed: [],
  })),
  'PUT /guest-settings': coaches(body(() => DEFAULT_GUEST_SETTINGS)),
};
