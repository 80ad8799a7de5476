/** Photos of reports that this device still has: of drafts, and of reports whose photos have not arrived yet. */
const CACHE = 'fleetwatch-photos';

type State = 'draft' | 'due';

const addressOf = (memberId: string, state: State, name: string): string =>
  `/photos/${memberId}/${state}/${name}.jpg`;

/** Without a secure context there is no cache: then photos last as long as the page. */
const inMemory = new Map<string, Blob>();

const open = (): Promise<Cache> | null => ('caches' in globalThis ? caches.open(CACHE) : null);

async function put(address: string, photo: Blob): Promise<void> {
  const cache = await open();
  if (cache) await cache.put(address, new Response(photo));
  else inMemory.set(address, photo);
}

async function read(address: string): Promise<Blob | null> {
  const cache = await open();
  if (!cache) return inMemory.get(address) ?? null;
  return (await (await cache.match(address))?.blob()) ?? null;
}

async function drop(address: string): Promise<void> {
  const cache = await open();
  if (cache) await cache.delete(address);
  else inMemory.delete(address);
}

async function listAddresses(): Promise<string[]> {
  const cache = await open();
  return cache ? (await cache.keys()).map(({ url }) => new URL(url).pathname) : [...inMemory.keys()];
}

/** Keeps a photo of a draft. */
export const keepPhoto = (memberId: string, name: string, photo: Blob): Promise<void> =>
  put(addressOf(memberId, 'draft', name), photo);

/** Returns a photo of a draft; null if this device does not have it. */
export const readPhoto = (memberId: string, name: string): Promise<Blob | null> =>
  read(addressOf(memberId, 'draft', name));

export const dropPhoto = (memberId: string, name: string): Promise<void> =>
  drop(addressOf(memberId, 'draft', name));

/** Turns a draft's photos into those of a report, to be sent. */
export async function photosDue(memberId: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const photo = await readPhoto(memberId, name);
    if (photo) await put(addressOf(memberId, 'due', name), photo);
    await dropPhoto(memberId, name);
  }
}

/** Returns the names of the member's photos to be sent. */
export async function listDue(memberId: string): Promise<string[]> {
  const prefix = addressOf(memberId, 'due', '').slice(0, -'.jpg'.length);
  return (await listAddresses())
    .filter((address) => address.startsWith(prefix))
    .map((address) => address.slice(prefix.length, -'.jpg'.length));
}

/** Returns a photo's member, state and name, from its address; null for another address. */
function ownerOf(address: string): { memberId: string; name: string } | null {
  const [, memberId, name] = /^\/photos\/([^/]*)\/(?:draft|due)\/(.+)\.jpg$/.exec(address) ?? [];
  return memberId !== undefined && name !== undefined ? { memberId, name } : null;
}

/** Returns the names in the queued writes of all members, as one text. Without the outbox nothing is waiting. */
async function queuedText(): Promise<string> {
  if (!('indexedDB' in globalThis)) return '';
  const { listAllWrites } = await import('../outbox/outboxDatabase.ts');
  return JSON.stringify((await listAllWrites()).map(({ call }) => call.body ?? null));
}

/**
 * Returns the names of the member's photos that signing out deletes although their report was sent: they have not been uploaded
 * yet.
 */
export async function listLosable(memberId: string): Promise<string[]> {
  const names = await listDue(memberId);
  if (names.length === 0) return [];
  const queued = await queuedText();
  return names.filter((name) => !queued.includes(name));
}

/**
 * Deletes the photos of everyone but this member; '' keeps none. A photo belongs to its report: a queued one, by any member,
 * keeps its photos, because it is sent when its member signs in again.
 */
export async function forgetPhotosBut(memberId: string): Promise<void> {
  const others = (await listAddresses()).flatMap((address) => {
    const owner = ownerOf(address);
    return owner && owner.memberId !== memberId ? [{ address, name: owner.name }] : [];
  });
  if (others.length === 0) return;
  const queued = await queuedText();
  await Promise.all(others.filter(({ name }) => !queued.includes(name)).map(({ address }) => drop(address)));
}

export const readDue = (memberId: string, name: string): Promise<Blob | null> =>
  read(addressOf(memberId, 'due', name));
export const dropDue = (memberId: string, name: string): Promise<void> =>
  drop(addressOf(memberId, 'due', name));
