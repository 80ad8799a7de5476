import { createServer, type Server } from 'node:http';
import type { CollectionDeclaration } from '@fleetwatch/contract/collections/CollectionDeclaration';
import { startApiProcess, type ApiProcess } from '../testing/apiProcess.ts';
import { CHECKOUTS, MODULE, showCollections, showVersion } from '../testing/collectionCases.ts';
import { freshClub } from '../testing/freshClub.ts';
import { listenHere } from '../testing/listenHere.ts';
import { send, type TestClub } from '../testing/startTestApi.ts';
import { findCollection, learnCollections, learnedModules } from './learnCollections.ts';
import { LearnedModuleModel } from './LearnedModule.ts';

const TOKEN = 'a token for the monitoring, long enough'.replaceAll(' ', '-');

let api: TestClub;
beforeEach(async () => {
  api = await freshClub({ features: ['modules'], metricsToken: TOKEN });
  await LearnedModuleModel.deleteMany({});
  await showCollections(CHECKOUTS);
});

const withNote: CollectionDeclaration = {
  ...CHECKOUTS,
  schema: {
    ...CHECKOUTS.schema,
    properties: { ...CHECKOUTS.schema.properties, note: { type: 'string', maxLength: 9 } },
  },
};
const other: CollectionDeclaration = {
  ...CHECKOUTS,
  schema: { ...CHECKOUTS.schema, required: ['item', 'count'] },
};
const refusals = () => api.logged.filter(({ event }) => event === 'collections_refused');
const current = () => findCollection(MODULE, 'checkouts');

it('follows a declaration that adds something, and keeps it after a rollback (rule module.add-only)', async () => {
  await showVersion('1.1.0', withNote);
  expect(current()).toEqual(withNote);
  await showCollections(CHECKOUTS);
  expect(current()).toEqual(withNote);
  await showCollections();
  expect(current).toThrow('This collection does not exist.');
  await showVersion('1.2.0', withNote);
  expect(refusals()).toEqual([]);
  const learned = await learnedModules();
  const compiled = current();
  await showVersion('1.2.0', withNote);
  expect(await learnedModules()).toEqual(learned);
  expect(current()).toBe(compiled);
});

it('keeps the known collection when a new version does not fit, and logs and counts it once (rule module.add-only)', async () => {
  const reason = 'checkouts needs a new collection: count is now required.';
  await showVersion('1.1.0', other);
  await showVersion('1.1.0', other);
  expect(current()).toEqual(CHECKOUTS);
  expect(refusals()).toMatchObject([{ level: 'warn', module: MODULE, reasons: [reason] }]);
  const metrics = await api.call('GET', '/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } });
  expect(metrics.body).toContain('\nfleetwatch_declarations_refused 1\n');
  await showVersion('1.1.1', withNote);
  expect(await learnedModules()).toMatchObject([{ version: '1.1.1', refused: [] }]);
});

it("keeps what it knew when a remote's declaration is invalid", async () => {
  await showCollections({ ...CHECKOUTS, read: 'all' });
  expect(current()).toEqual(CHECKOUTS);
  expect(refusals()).toMatchObject([{ reasons: [expect.stringContaining('read is not one of')] }]);
});

it('keeps what it knew when a remote has no version', async () => {
  await learnCollections({ remotes: { [MODULE]: { collections: [withNote] } } });
  expect(current()).toEqual(CHECKOUTS);
  expect(refusals()).toMatchObject([{ reasons: [`${MODULE}: version is missing.`] }]);
});

it.each([null, {}, { remotes: [] }, { remotes: null }, 'text'])('learns nothing from %j', async (answer) => {
  await expect(learnCollections(answer)).rejects.toThrow('names no remotes');
  expect(current()).toEqual(CHECKOUTS);
});

it('serves nothing of a remote that is no longer shown, and serves it again when it returns (rule module.learned)', async () => {
  await learnCollections({
    remotes: { 'mf-other': { version: '1.0.0', collections: [] }, __proto__: 1, 'Not-A-Name': {} },
  });
  expect(current).toThrow('This collection does not exist.');
  expect((await learnedModules()).map(({ _id }) => _id)).toEqual([MODULE]);
  await showCollections(CHECKOUTS);
  expect(current()).toEqual(CHECKOUTS);
});

describe('one module of several', () => {
  const keys = { ...CHECKOUTS, name: 'keys' };
  const showWith = (declared: unknown) =>
    learnCollections({
      remotes: {
        'mf-bad': { version: '1.0.0', collections: declared },
        [MODULE]: { version: '1.1.0', collections: [CHECKOUTS, keys] },
      },
    });
  const isServed = () => findCollection(MODULE, 'keys').name === 'keys';

  it.each<[string, unknown, string]>([
    ['nested', [JSON.parse('['.repeat(200_000) + ']'.repeat(200_000))], 'nested too deeply'],
    ['too large', [{ ...CHECKOUTS, title: 'a'.repeat(70_000) }], 'more than 65536 bytes'],
  ])('refuses a module when it is %s, and learns the others (rule module.learned)', async (_, bad, text) => {
    await showWith(bad);
    expect(isServed()).toBe(true);
    expect(refusals()).toMatchObject([{ module: 'mf-bad', reasons: [expect.stringContaining(text)] }]);
  });

  it('drops an invalid module, logs it once, and learns the others (rule module.learned)', async () => {
    const create = jest.spyOn(LearnedModuleModel, 'create');
    create.mockRejectedValueOnce(new Error('too large')).mockRejectedValueOnce(new Error('too large'));
    await showWith([keys]);
    expect(isServed()).toBe(true);
    await showWith([keys]);
    const unkept = api.logged.filter(({ event }) => event === 'collections_not_learned');
    expect(unkept).toMatchObject([{ level: 'error', module: 'mf-bad', error: 'Error' }]);
    create.mockRestore();
    await showWith([keys]);
    expect(findCollection('mf-bad', 'keys')).toEqual(keys);
  });
});

it('logs once that an older version does not fit a newer one shown by mistake (rule module.add-only)', async () => {
  await showVersion('2.0.0', CHECKOUTS);
  for (const _ of [1, 2]) await showVersion('1.1.0', withNote);
  expect(current()).toEqual(CHECKOUTS);
  const reason = 'checkouts is followed as in 2.0.0, not as in 1.1.0: note is gone.';
  expect(refusals()).toMatchObject([{ module: MODULE, reasons: [reason] }]);
  expect(await learnedModules()).toMatchObject([{ version: '2.0.0', refused: [reason] }]);
  await showVersion('2.0.1', withNote);
  expect(current()).toEqual(withNote);
  expect(await learnedModules()).toMatchObject([{ version: '2.0.1', refused: [] }]);
});

it('keeps what a faster process has learned', async () => {
  const keys = { ...CHECKOUTS, name: 'keys' };
  await Promise.all([showVersion('1.1.0', withNote), showVersion('1.2.0', withNote, keys)]);
  await showCollections(CHECKOUTS);
  expect(current()).toEqual(withNote);
});

describe('another process', () => {
  let pages: Server | null = null;
  let process: ApiProcess | null = null;
  afterEach(async () => {
    await process?.stop();
    pages?.close();
    [pages, process] = [null, null];
  });

  const start = async (url: string): Promise<string> => {
    process = await startApiProcess(api.uri, { FLEETWATCH_COLLECTIONS_URL: url });
    return process.base;
  };
  const statusAt = async (base: string, collection: string): Promise<number> =>
    (await send(base, 'GET', `/modules/${MODULE}/${collection}`)).status;

  it('serves what is known while the pages cannot be reached (rule module.learned)', async () => {
    // An address without a listener.
    expect(await statusAt(await start('http://127.0.0.1:9/collections.json'), 'checkouts')).toBe(200);
  });

  it('learns in another process by requesting the pages (rule module.learned)', async () => {
    const asked: (string | undefined)[] = [];
    const collections = [CHECKOUTS, { ...CHECKOUTS, name: 'keys' }];
    pages = createServer((req, res) => {
      asked.push(req.url);
      res.setHeader('Content-Type', 'application/json');
      res.end(JSON.stringify({ remotes: { [MODULE]: { version: '1.1.0', collections } } }));
    });
    const base = await start(`${await listenHere(pages)}/collections.json`);
    let status = 0;
    while (status !== 200) status = await statusAt(base, 'keys');
    expect(asked).toEqual(['/collections.json']);
  });

  it('serves nothing without an address', async () => {
    process = await startApiProcess(api.uri);
    expect(await statusAt(process.base, 'checkouts')).toBe(404);
  });
});
