import type { ImportDetail } from '@fleetwatch/contract/import/wire';
import { efaBackup } from './efaBackup.ts';
import { previewFile, runImportsNow, sendFile } from './importing.ts';
import { body, coaches, params, plain, type RouteCase } from './RouteCase.ts';
import type { Scene } from './Scene.ts';
import { ImportModel } from '../import/Import.ts';

const FILE = efaBackup({ boats: [{ Id: 'b', Name: 'Osprey' }] });
const LIST = Buffer.from('Shell,Rack\nOsprey,7\n');

const callOf =
  (scene: Scene) =>
  (method: string, path: string, sent?: object): Promise<unknown> =>
    scene.call(method, path, { ...(sent && { body: sent }) });

/** Discards the open import, because a club has only one at a time. */
async function clearTheWay(scene: Scene): Promise<void> {
  await scene.inClub(() => ImportModel.deleteMany({ isOpen: true }));
}

async function sent(scene: Scene): Promise<string> {
  await clearTheWay(scene);
  return sendFile(callOf(scene), FILE);
}

async function previewed(scene: Scene): Promise<ImportDetail> {
  await clearTheWay(scene);
  return previewFile(callOf(scene), FILE, {
    group: await scene.userGroup(),
    fleetGroup: await scene.fleetGroup(),
  });
}

async function applied(scene: Scene): Promise<string> {
  const { _id } = await previewed(scene);
  await scene.call('POST', '/import-apply', { body: { id: _id } });
  await runImportsNow();
  return _id;
}

const reported = coaches(params(async (scene) => ({ import_id: (await previewed(scene))._id })));

/** Cases of the routes of imports, by a coach. */
export const importCases: Readonly<Record<string, RouteCase>> = {
  'GET /imports-results': coaches(plain),
  'GET /import/:import_id': coaches(params(async (scene) => ({ import_id: await sent(scene) }))),
  'GET /import-problems-csv/:import_id': reported,
  'GET /import-totals-csv/:import_id': reported,
  'POST /import': coaches(
    body(async (scene) => {
      await clearTheWay(scene);
      return { name: 'efaBackup.zip', size: 100 };
    }),
  ),
  'PUT /import-part': coaches({
    ...body(async (scene) => ({ id: await sent(scene), part: 1, content: 'AAAA' })),
    status: 204,
  }),
  'POST /import-read': coaches(body(async (scene) => ({ id: await sent(scene) }))),
  'PUT /import-columns': coaches(
    body(async (scene) => {
      await clearTheWay(scene);
      const id = await sendFile(callOf(scene), LIST);
      await scene.call('POST', '/import-read', { body: { id } });
      return { id, lists: [{ sheet: 0, kind: 'boats', columns: [{ at: 0, as: 'name' }] }] };
    }),
  ),
  'PUT /import-mapping': coaches(
    body(async (scene) => {
      const { _id, mapping } = await previewed(scene);
      return { id: _id, mapping };
    }),
  ),
  'POST /import-apply': coaches(body(async (scene) => ({ id: (await previewed(scene))._id }))),
  'GET /import-undo-preview/:import_id': coaches(
    params(async (scene) => ({ import_id: await applied(scene) })),
  ),
  'POST /import-undo': coaches(body(async (scene) => ({ id: await applied(scene) }))),
  'DELETE /import/:import_id': coaches(params(async (scene) => ({ import_id: await sent(scene) }))),
  'GET /unclaimed-results': coaches(plain),
  'POST /invitations': {
    ...coaches(body(async (scene) => ({ members: [(await scene.member()).id], by: 'code' }))),
    // Members who are not waiting for a key are skipped.
    missed: { invited: 0, codes: [] },
  },
};
