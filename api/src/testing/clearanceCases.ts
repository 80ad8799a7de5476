import { Types } from 'mongoose';
import { clearanceBody, requirementBody } from './calls.ts';
import { body, coaches, params, plain, type RouteCase } from './RouteCase.ts';
import type { Scene } from './Scene.ts';
import { inline, workbook } from './workbook.ts';

const grantsOf = async (scene: Scene): Promise<object> => ({
  members: [(await scene.member()).id],
  clearance: await scene.clearance(),
  fleetGroup: null,
  acquired: '2026-05-01',
  evidence: '',
});

const importOf = async (scene: Scene): Promise<object> => {
  const clearance = `Test ${new Types.ObjectId()}`;
  await scene.call('POST', '/clearance', { body: { ...clearanceBody, name: clearance } });
  const row = {
    name: (await scene.member()).record.name,
    email: '',
    clearance,
    fleetGroup: '',
  };
  return { rows: [{ ...row, acquired: '2026-05-01', expires: '', evidence: '' }], isPreview: false };
};

/** Cases of the routes of clearances, called by a clearance officer. */
export const clearanceCases: Readonly<Record<string, RouteCase>> = {
  'GET /clearances-results': plain,
  'GET /clearance-matrix': coaches(plain),
  'GET /member-clearances/:member_id': params(async ({ me }) => ({ member_id: me.id })),
  'POST /clearance': coaches(body(() => clearanceBody)),
  'PUT /clearance/:clearance_id': coaches({
    ask: async (scene) => ({
      params: { clearance_id: await scene.clearance() },
      body: { ...clearanceBody, name: 'Flip test' },
    }),
  }),
  'DELETE /clearance/:clearance_id': coaches(
    params(async (scene) => ({ clearance_id: await scene.clearance() })),
  ),
  'POST /requirement': coaches(
    body(async (scene) => requirementBody(await scene.clearance(), await scene.boat())),
  ),
  'PUT /requirement/:requirement_id': coaches({
    ask: async (scene) => {
      const requirement = requirementBody(await scene.clearance(), await scene.boat());
      const { _id } = await scene.call('POST', '/requirement', { body: requirement });
      return { params: { requirement_id: String(_id) }, body: { ...requirement, level: 'warn' } };
    },
  }),
  'DELETE /requirement/:requirement_id': coaches(
    params(async (scene) => {
      const requirement = requirementBody(await scene.clearance(), await scene.boat());
      const { _id } = await scene.call('POST', '/requirement', { body: requirement });
      return { requirement_id: String(_id) };
    }),
  ),
  'POST /clearance-preset': coaches(body(() => ({ preset: 'us' }))),
  'PUT /supervision-settings': coaches(body(() => ({ boatsPerSupervisor: 8 }))),
  'POST /grants': coaches(body(grantsOf)),
  'PUT /grant-revoke': coaches(
    body(async (scene) => {
      const { members, ...grant } = (await grantsOf(scene)) as { members: string[] };
      await scene.call('POST', '/grants', { body: { members, ...grant } });
      const held = await scene.call('GET', `/member-clearances/${String(members[0])}`);
      const [first] = held.grants as { _id: string }[];
      return { id: String(first?._id), reason: 'Granted in error' };
    }),
  ),
  'GET /clearances-csv': coaches(plain),
  'POST /grants-import': coaches(body(importOf)),
  'POST /grants-workbook': coaches(
    body(() => ({
      content: workbook({
        sheets: [inline('Name', 'Clearance', 'Acquired') + inline('Kim', 'Swim', '2026-05-01')],
      }).toString('base64'),
    })),
  ),
  'GET /grants-imports': coaches(plain),
  'POST /grants-import-undo': coaches(
    body(async (scene) => {
      const made = await scene.call('POST', '/grants-import', { body: { ...(await importOf(scene)) } });
      return { id: String(made.import) };
    }),
  ),
};
