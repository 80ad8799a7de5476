import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import type { ApiCall } from '../request/apiCall.ts';
import { addWrite, dropWrites, listAllWrites } from '../outbox/outboxDatabase.ts';
import { fakeApi } from '../testing/fakeApi.tsx';
import { KIM, KIM_LOCAL_PROFILE } from '../testing/sampleData.tsx';
import { createStore } from './createStore.ts';
import { saveDraft } from './drafts.ts';
import { keepPhoto, listDue, listLosable, photosDue, readDue, readPhoto } from './photoCache.ts';
import { signIn, signOut } from './session.ts';
import { sessionEnded } from './sessionSlice.ts';

const PHOTO = new Blob(['jpeg'], { type: 'image/jpeg' });
const OTHER = '9'.repeat(24);
const { id } = KIM_LOCAL_PROFILE;

/** An in-memory CacheStorage of one cache, as a page's own. */
function fakeCaches() {
  const entries = new Map<string, Response>();
  const pathOf = (url: string) => new URL(url, location.href).href;
  return {
    open: () =>
      Promise.resolve({
        put: (url: string, answer: Response) => Promise.resolve(void entries.set(pathOf(url), answer)),
        match: (url: string) => Promise.resolve(entries.get(pathOf(url))?.clone()),
        keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
        delete: (url: string) => Promise.resolve(entries.delete(pathOf(url))),
      }),
    delete: () => Promise.resolve(true),
    paths: () => [...entries.keys()].map((url) => new URL(url).pathname),
  };
}

const queue = (memberId: string, call: ApiCall) =>
  addWrite({
    kind: 'logEntry',
    call,
    key: 'k'.repeat(20),
    happenedAt: 0,
    memberId,
    waitingId: 'waiting-1',
    title: 'Report damage',
    answer: {},
    boat: null,
    refusal: null,
    isSending: false,
  });

let storage: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  storage = fakeCaches();
  Object.assign(globalThis, { caches: storage });
  fakeApi({
    'DELETE /session': () => new Response(null, { status: 204 }),
    'POST /login': () => ({ ...KIM, _id: OTHER }),
  });
});
afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  await dropWrites(await listAllWrites());
});

const signedIn = () => createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });

test('deletes photos of drafts and of sent reports on sign-out', async () => {
  await keepPhoto(id, 'draft-1', PHOTO);
  await keepPhoto(id, 'sent-1', PHOTO);
  await photosDue(id, ['sent-1']);
  expect(await listLosable(id)).toEqual(['sent-1']);
  await signedIn().dispatch(signOut());
  await waitFor(() => expect(storage.paths()).toEqual([]));
});

test('keeps the photo of a queued report, of any member', async () => {
  for (const memberId of [id, OTHER]) {
    const name = `queued-${memberId}`;
    await keepPhoto(memberId, name, PHOTO);
    await photosDue(memberId, [name]);
    await queue(memberId, { url: 'damage', method: 'POST', body: { text: 'Rigger bent', photos: [name] } });
  }
  await keepPhoto(OTHER, 'their-draft', PHOTO);
  await keepPhoto(id, 'draft-2', PHOTO);
  expect(await listLosable(id)).toEqual([]);
  await signedIn().dispatch(signOut());
  await waitFor(async () => expect(await readPhoto(id, 'draft-2')).toBeNull());
  expect(await readPhoto(OTHER, 'their-draft')).toBeNull();
  expect(await listDue(id)).toEqual([`queued-${id}`]);
  expect(await readDue(OTHER, `queued-${OTHER}`)).not.toBeNull();
});

test('shows another member who signs in no photos, and keeps them for their member when the server ends a session', async () => {
  await keepPhoto(id, 'draft-3', PHOTO);
  const store = signedIn();
  store.dispatch(sessionEnded('refused'));
  expect(await readPhoto(id, 'draft-3')).not.toBeNull();
  await store.dispatch(signIn({ name: 'Ana Bo', password: 'Sculling4#fun' }));
  await waitFor(() => expect(storage.paths()).toEqual([]));
});

test('leaves nothing of the member in localStorage on sign-out but what docs/offline.md lists', async () => {
  saveDraft(id, 'tweet', { text: 'Lovely row' });
  localStorage.setItem('fwo:found', JSON.stringify({ memberId: id, ids: ['b1'] }));
  await signedIn().dispatch(signOut());
  await waitFor(() => expect(localStorage.getItem('fwo:drafts')).toBeNull());
  expect(Object.keys(localStorage).filter((key) => String(localStorage.getItem(key)).includes(id))).toEqual(
    [],
  );
});

test('deletes photos in memory too on a device without a cache', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  await keepPhoto(id, 'memory-1', PHOTO);
  await signedIn().dispatch(signOut());
  await waitFor(async () => expect(await readPhoto(id, 'memory-1')).toBeNull());
});
