import { join } from 'node:path';
import { shellFolder } from '@fleetwatch/site/sitePaths';
import { createRegistry, type Registry } from './createRegistry.ts';
import { createSiteRegistry } from './createSiteRegistry.ts';

/** What the gateway serves: a site to which teams publish, or, where none is named, the builds of the checkout. */
export function portalFiles(
  { site }: { site: string | undefined },
  root: string,
): { shellFolder: string; registry: Registry } {
  return site === undefined
    ? { shellFolder: join(root, 'shell/dist'), registry: createRegistry(root) }
    : { shellFolder: shellFolder(site), registry: createSiteRegistry(site) };
}
