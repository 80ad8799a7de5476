import { parseRegistry } from '@fleetwatch/kit/federation/parseRegistry';
import type { RemoteRegistry } from '@fleetwatch/kit/federation/RemoteRegistry';
import shellPaths from '../../paths.json' with { type: 'json' };

/** Where the remotes are is asked at run time: a remote is deployed by changing this answer. */
const REGISTRY_PATH = '/remotes.json';

/** The id of the `<script type="application/json">` in which a server may put the registry into the page. */
export const REGISTRY_ELEMENT_ID = 'remotes';

/** Asks for the registry as it is now. Without an answer there are no remotes; the shell's own screens still work. */
export async function fetchRegistry(): Promise<RemoteRegistry> {
  try {
    const response = await fetch(REGISTRY_PATH, { cache: 'no-store' });
    if (!response.ok) throw new Error(`${REGISTRY_PATH} answered ${response.status}.`);
    return parseRegistry(await response.json(), shellPaths);
  } catch (error) {
    return { remotes: [], refused: [{ name: REGISTRY_PATH, reason: String(error) }] };
  }
}

/** The registry the server put into the page, which saves a round trip; else it is fetched. */
export async function readRegistry(document: Document): Promise<RemoteRegistry> {
  const inlined = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  if (!inlined) return fetchRegistry();
  try {
    return parseRegistry(JSON.parse(inlined), shellPaths);
  } catch {
    return fetchRegistry();
  }
}
