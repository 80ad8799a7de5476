// Imported before everything that reads the list of modules.
import './addExample.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eraseMember } from '../../admin/eraseMember.ts';
import { exportMember } from '../../admin/exportMember.ts';
import { exportedModels } from '../../export/exportedModels.ts';
import { MODULES } from '../../modules.ts';
import { deleteExpired } from '../../nightly/commands/deleteExpired.ts';
import { freshKey } from '../calls.ts';
import { makeMember, type TestMember } from '../factories.ts';
import { freshClub } from '../freshClub.ts';
import type { TestClub } from '../startTestApi.ts';
import { FoundItemModel } from './FoundItem.ts';
import { foundItemsModule } from './module.ts';

const PAGE = readFileSync(path.join(import.meta.dirname, '../../../../docs/adding-a-feature.md'), 'utf8');

let api: TestClub;
let kim: TestMember;
beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z' });
  kim = await api.inClub(() => makeMember());
});

const find = (key = freshKey()) =>
  api.call('POST', '/found-item', { token: kim.token, key, body: { text: 'A blue cap' } });
const items = async () => (await api.call('GET', '/found-items-results', { token: kim.token })).body;

test("serves the example's routes once per key, only for members", async () => {
  const key = freshKey();
  const { body } = await find(key);
  expect((await find(key)).body).toEqual(body);
  expect(await items()).toEqual({
    results: [{ ...(body as { _id: string }), text: 'A blue cap', at: '2026-05-01 10:00:00' }],
  });
  expect((await api.call('GET', '/found-items-results')).status).toBe(401);
  const { status, body: refusal } = await api.call('POST', '/found-item', { token: kim.token, body: {} });
  expect([status, refusal]).toEqual([422, [expect.any(String), 'invalid:text']]);
});

test('lists the example in the description of the API', async () => {
  const { body } = await api.call('GET', '/openapi.json');
  expect(Object.keys((body as { paths: object }).paths)).toContain('/found-item');
});

test('exports the example, gives it to the member, deletes it in time, and erases it', async () => {
  await find();
  expect(exportedModels().map(({ name }) => name)).toContain('found-items');
  const { record } = kim;
  expect(await api.inClub(() => exportMember(record))).toMatchObject({
    foundItems: [expect.objectContaining({ text: 'A blue cap' })],
  });
  api.clock.set('2026-07-31T15:00:00Z');
  expect(await api.inClub(() => deleteExpired())).toMatchObject({ foundItems: 1 });
  await find();
  await api.inClub(() => eraseMember(record));
  expect(await api.inClub(async () => await FoundItemModel.countDocuments())).toBe(0);
});

test('needs one edited central file, and shows the files on the page as they are', () => {
  expect(MODULES.at(-1)).toBe(foundItemsModule);
  const shown = [...PAGE.matchAll(/^`(\S+\.ts)`(?:[^\n]*\n)+?\n```ts\n(.*?)```$/gms)];
  expect(shown.map(([, name]) => name)).toEqual([
    'FoundItem.ts',
    'commands/addFoundItem.ts',
    'commands/listFoundItems.ts',
    'foundItemsRoutes.ts',
    'module.ts',
  ]);
  for (const [, name = '', text] of shown) {
    const file = readFileSync(path.join(import.meta.dirname, name), 'utf8');
    // A product module is one folder further up.
    expect([name, text]).toEqual([
      name,
      file.replaceAll(/'((?:\.\.\/)+)\.\.\/(platform|ApiModule)/g, "'$1$2"),
    ]);
  }
});
