import { join } from 'node:path';
import { shellFolder } from '../sitePaths.ts';
import { createRegistry, type Registry } from './createRegistry.ts';
import { createSiteRegistry } from './createSiteRegistry.ts';

/** The files to serve: a published site or, without one, the builds of the checkout. */
export function portalFiles(
  { site }: { site: string | undefined },
  root: string,
): { shellFolder: string; registry: Registry } {
  return site === undefined
    ? { shellFolder: join(root, 'shell/dist'), registry: createRegistry(root) }
    : { shellFolder: shellFolder(site), registry: createSiteRegistry(site) };
}
