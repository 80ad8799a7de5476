import { DEFAULT_SETTINGS } from '@fleetwatch/contract/safety/settings';
import { AlertModel } from '../safety/Alert.ts';
import { mailedAddress } from '../notifications/mailedLink.ts';
import { body, coaches, params, plain, type RouteCase } from './RouteCase.ts';
import type { Scene } from './Scene.ts';

/** Creates an alert of such a boat. */
const alertOf = async (scene: Scene): Promise<string> => {
  const sortie = await scene.outing();
  const at = new Date();
  const [alert] = await scene.inClub(() =>
    AlertModel.insertMany([{ sortie, boatName: 'Osprey', level: 'late', levelAt: at, expectedAt: at }]),
  );
  return String(alert?._id);
};

/** Returns the token of a link mailed to the caller about their boat. */
const mailedToken = async (scene: Scene): Promise<string> => {
  const sortie = await scene.outing();
  const path = await scene.inClub(() => Promise.resolve(mailedAddress({ member: scene.me.id, sortie })));
  return path.split('#')[1] ?? '';
};

/** Cases of the routes of tracked boats. */
export const safetyCases: Readonly<Record<string, RouteCase>> = {
  'GET /out-boats': plain,
  'PUT /sortie-back': body(async (scene) => ({ id: await scene.outing(), back: 60 })),
  'POST /sortie-ashore': body(async (scene) => ({ id: await scene.outing() })),
  'POST /sortie-help': body(async (scene) => ({ id: await scene.outing() })),
  // Anyone with a mailed link may use it, so this case checks no club; mailedLink.test.ts does.
  'POST /mailed-boat': {
    ...body(async (scene) => ({ token: await mailedToken(scene), answer: 'later' })),
    isByAddress: true,
  },
  'GET /alerts': coaches(plain),
  'POST /alert-acknowledge': coaches(body(async (scene) => ({ id: await alertOf(scene) }))),
  'PUT /alert-step': coaches(
    body(async (scene) => ({ id: await alertOf(scene), step: 'dock', done: true, note: '' })),
  ),
  'PUT /alert-clothing': coaches(
    body(async (scene) => ({ id: await alertOf(scene), clothing: 'orange jackets' })),
  ),
  'POST /alert-report': coaches(
    body(async (scene) => ({ id: await alertOf(scene), note: 'Seen by the bridge' })),
  ),
  'PUT /alert-stage': coaches(
    body(async (scene) => ({ id: await alertOf(scene), stage: 'searching', note: '' })),
  ),
  'PUT /safety-settings': coaches(body(() => DEFAULT_SETTINGS)),
  'GET /rescue-sheet/:sortie_id': params(async (scene) => ({ sortie_id: await scene.outing() })),
  'GET /rescue-sheet-pdf/:sortie_id': params(async (scene) => ({ sortie_id: await scene.outing() })),
  'GET /my-contacts': plain,
  'PUT /my-contacts': body(() => ({ mobile: '', emergency: [], medicalNote: '', hasConsent: false })),
};
