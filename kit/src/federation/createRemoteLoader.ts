import type { FederationInstance, RemoteEntry } from './FederationInstance.ts';
import { releaseNames } from '../store/claimedNames.ts';
import { isKitSatisfied } from './isKitSatisfied.ts';
import { RemoteLoadFailure } from './RemoteLoadFailure.ts';
import type { RemoteRegistration } from './RemoteRegistry.ts';

/** Loading has its own deadline, because a chunk whose request hangs never fails by itself. */
export const REMOTE_DEADLINE_MS = 10_000;

/** Time that a retry waits for the registry before it uses the known one. */
const REGISTRY_DEADLINE_MS = 3_000;

/** Loads each remote once, and again on request. */
export interface RemoteLoader {
  /** Returns the same promise for the same remote until it is forgotten. Rejects with RemoteLoadFailure. */
  load(remote: RemoteRegistration): Promise<RemoteEntry>;
  /** Makes the next load fetch everything again, from the registry's current address. */
  forget(remote: RemoteRegistration): void;
  /** Forgets a remote whose version the registry has replaced since then, by a rollback or a publication. Never rejects. */
  forgetReplaced(remote: RemoteRegistration): Promise<void>;
  preload(remote: RemoteRegistration): void;
}

interface LoaderSettings {
  federation: FederationInstance;
  /** Reads the registry again: a remote may have been replaced since the page was opened. */
  findAgain: (name: string) => Promise<RemoteRegistration | undefined>;
  deadlineMs?: number;
}

function asFailure(error: unknown, name: string): RemoteLoadFailure {
  if (error instanceof RemoteLoadFailure) return error;
  return new RemoteLoadFailure('unreachable', `${name} could not be loaded.`, { cause: error });
}

async function withDeadline<T>(work: Promise<T>, deadlineMs: number, name: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const late = new RemoteLoadFailure('too-slow', `${name} did not load within ${deadlineMs} ms.`);
    timer = setTimeout(() => reject(late), deadlineMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Adds the deadline, the kit version check and the retry to a federation instance. */
export function createRemoteLoader({
  federation,
  findAgain,
  deadlineMs = REMOTE_DEADLINE_MS,
}: LoaderSettings): RemoteLoader {
  const loads = new Map<string, Promise<RemoteEntry>>();
  const forgotten = new Set<string>();
  /** The entry address of each loaded remote, by name. */
  const addresses = new Map<string, string>();

  async function fetchEntry(known: RemoteRegistration, isFresh: boolean): Promise<RemoteEntry> {
    const remote = isFresh ? ((await findAgain(known.name).catch(() => undefined)) ?? known) : known;
    const { kitVersion } = remote.declaration;
    if (!isKitSatisfied(kitVersion, federation.kitVersion, federation.servedKits)) {
      const detail = `${remote.name} needs kit ${kitVersion}; the shell has ${federation.kitVersion}.`;
      throw new RemoteLoadFailure('other-kit', detail);
    }
    if (isFresh && process.env.NODE_ENV !== 'production') releaseNames(remote.name);
    addresses.set(remote.name, remote.entry);
    return federation.loadEntry(remote, { isFresh });
  }

  function forget(remote: RemoteRegistration): void {
    loads.delete(remote.name);
    forgotten.add(remote.name);
  }

  return {
    load(remote) {
      const known = loads.get(remote.name);
      if (known) return known;
      const isFresh = forgotten.delete(remote.name);
      const load = withDeadline(fetchEntry(remote, isFresh), deadlineMs, remote.name).catch(
        (error: unknown) => {
          throw asFailure(error, remote.name);
        },
      );
      loads.set(remote.name, load);
      return load;
    },
    forget,
    async forgetReplaced(remote) {
      const found = withDeadline(findAgain(remote.name), REGISTRY_DEADLINE_MS, remote.name);
      const shown = await found.catch(() => undefined);
      if (shown && shown.entry !== (addresses.get(remote.name) ?? remote.entry)) forget(remote);
    },
    preload(remote) {
      if (!loads.has(remote.name)) federation.preload(remote);
    },
  };
}
