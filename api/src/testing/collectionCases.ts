import type { CollectionDeclaration } from '@fleetwatch/contract/collections/CollectionDeclaration';
import { learnCollections } from '../collections/learnCollections.ts';
import type { RouteCase } from './RouteCase.ts';
import type { Scene } from './Scene.ts';

export const MODULE = 'mf-gear';

/** A collection of the test's remote: borrowed items. */
export const CHECKOUTS: CollectionDeclaration = {
  name: 'checkouts',
  title: 'Checked-out equipment',
  schema: {
    type: 'object',
    properties: {
      item: { type: 'string', maxLength: 60 },
      count: { type: 'integer', minimum: 1, maximum: 20 },
      memberId: { type: 'string', maxLength: 24 },
    },
    required: ['item'],
  },
  read: 'kiosk',
  write: 'member',
  person: ['memberId'],
  keepDays: 400,
  maxBytes: 500,
};

/** Learns these as the collections of the only shown remote. */
export const showVersion = (version: string, ...collections: object[]): Promise<void> =>
  learnCollections({ remotes: { [MODULE]: { version, collections } } });
export const showCollections = (...collections: object[]): Promise<void> =>
  showVersion('1.0.0', ...collections);

const of = { module: MODULE, collection: CHECKOUTS.name };

async function value(scene: Scene): Promise<object> {
  await showCollections(CHECKOUTS);
  return { item: 'Cox box', count: 1, memberId: (await scene.member()).id };
}

async function record(scene: Scene): Promise<string> {
  const body = { value: await value(scene) };
  return String((await scene.call('POST', `/modules/${MODULE}/${CHECKOUTS.name}`, { body }))._id);
}

const ofRecord = async (scene: Scene) => ({ params: { ...of, record_id: await record(scene) } });

/** Cases of the routes of collections. */
export const collectionCases: Readonly<Record<string, RouteCase>> = {
  'GET /modules/:module/:collection': {
    async ask(scene) {
      await record(scene);
      return { params: of, query: { limit: '5' } };
    },
  },
  'GET /modules/:module/:collection/:record_id': { ask: ofRecord },
  'POST /modules/:module/:collection': {
    ask: async (scene) => ({ params: of, body: { value: await value(scene) } }),
  },
  'PUT /modules/:module/:collection/:record_id': {
    ask: async (scene) => ({ ...(await ofRecord(scene)), body: { value: await value(scene), revision: 1 } }),
  },
  'DELETE /modules/:module/:collection/:record_id': { ask: ofRecord },
};
