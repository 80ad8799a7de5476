import type { RemoteRegistry } from '@fleetwatch/kit/federation/RemoteRegistry';

/** The registry is loaded at run time: a remote is deployed by changing it. */
const REGISTRY_PATH = '/remotes.json';

/** The id of the `<script type="application/json">` in which a server may put the registry into the page. */
export const REGISTRY_ELEMENT_ID = 'remotes';

/**
 * The server has checked each remote's declaration (infra/site/src/gateway/registryForPages.ts).
 * @throws for any other answer
 */
function registryIn(answer: unknown): RemoteRegistry {
  const { remotes, refused = [] } = answer as RemoteRegistry;
  if (!Array.isArray(remotes)) throw new Error('It is not a registry.');
  return { remotes, refused };
}

/** Loads the current registry. Without an answer there are no remotes; the shell's own screens still work. */
export async function fetchRegistry(): Promise<RemoteRegistry> {
  try {
    const response = await fetch(REGISTRY_PATH, { cache: 'no-store' });
    if (!response.ok) throw new Error(`${REGISTRY_PATH} answered ${response.status}.`);
    return registryIn(await response.json());
  } catch (error) {
    return { remotes: [], refused: [{ name: REGISTRY_PATH, reason: String(error) }] };
  }
}

/** The registry the server put into the page, which saves a round trip; else it is fetched. */
export async function readRegistry(document: Document): Promise<RemoteRegistry> {
  const inlined = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  if (!inlined) return fetchRegistry();
  try {
    return registryIn(JSON.parse(inlined));
  } catch {
    return fetchRegistry();
  }
}
