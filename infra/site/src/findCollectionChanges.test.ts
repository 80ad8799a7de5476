import { join } from 'node:path';
import type { CollectionDeclaration } from '@fleetwatch/contract/collections/CollectionDeclaration';
import { chooseVersion, rollBack } from './chooseVersion.ts';
import { publishRemote } from './publishRemote.ts';
import { publishShell } from './publishShell.ts';
import { readShown } from './siteRegistry.ts';
import { COLLECTION, makeFolder, makeRemote, makeShell } from './testing/makeBuild.ts';

const withProperties = (more: CollectionDeclaration['schema']['properties']): CollectionDeclaration => ({
  ...COLLECTION,
  schema: { ...COLLECTION.schema, properties: { ...COLLECTION.schema.properties, ...more } },
});
const withNote = withProperties({ note: { type: 'string', maxLength: 200 } });

let home: ReturnType<typeof makeFolder>;
let site: string;

beforeEach(async () => {
  home = makeFolder();
  site = join(home.folder, 'site');
  await publishShell(site, makeShell(join(home.folder, 'shell')));
});
afterEach(() => home.remove());

const publish = (version: string, collections: CollectionDeclaration[]) =>
  publishRemote(site, makeRemote(join(home.folder, version), 'mf-gear', { version, collections }));
const refusalOf = (work: Promise<unknown>) => expect(work).rejects;
const shown = async () => (await readShown(site, 'mf-gear'))?.version;

test('refuses to publish invalid collections (rule module.collection)', async () => {
  await refusalOf(publish('1.0.0', [{ ...COLLECTION, keepDays: 0 }])).toMatchObject({
    reasons: ['mf-gear, collection 1 (checkouts): keepDays is not a whole number from 1 to 3650.'],
  });
  expect(await shown()).toBeUndefined();
});

test('accepts a newer version that adds, a rollback, and the newer version again (rule module.add-only)', async () => {
  await publish('1.0.0', [COLLECTION]);
  await publish('1.1.0', [withNote]);
  expect(await rollBack(site, 'mf-gear')).toBe('1.0.0');
  await chooseVersion(site, 'mf-gear', '1.1.0');
  expect(await shown()).toBe('1.1.0');
});

test('refuses a change that does more than add, against every version of the site (rule module.add-only)', async () => {
  await publish('1.0.0', [COLLECTION]);
  await publish('1.1.0', [withNote]);
  await publish('1.2.0', []);
  const longer = withProperties({ note: { type: 'number' } });
  await refusalOf(publish('1.3.0', [{ ...longer, read: 'kiosk' }])).toMatchObject({
    reasons: [
      'Against 1.0.0: checkouts needs a new collection: read was member, and is kiosk.',
      'Against 1.1.0: checkouts needs a new collection: note is now of type number.',
      'Against 1.1.0: checkouts needs a new collection: read was member, and is kiosk.',
    ],
  });
  expect(await shown()).toBe('1.2.0');
});

test('refuses a fix of an older version when the newer one does not only add to it (rule module.add-only)', async () => {
  await publish('1.0.0', [COLLECTION]);
  await publish('2.0.0', [withNote]);
  const other = withProperties({ note: { type: 'string', maxLength: 201 } });
  await refusalOf(publish('1.0.1', [other])).toMatchObject({
    reasons: ['Against 2.0.0: checkouts needs a new collection: note has a smaller maxLength.'],
  });
  await publish('1.0.1', [COLLECTION]);
});
