import { parseRegistry } from '@fleetwatch/kit/federation/parseRegistry';
import type { RemoteRegistry } from '@fleetwatch/kit/federation/RemoteRegistry';
import type { RegisteredRemote } from './RegistryAnswer.ts';

/**
 * The registry as pages get it: what each declares was checked, and what conflicts with the others is left out with its reason
 * (rule portal.first-come). Pages need not check it again, and get no collections, which are the API's.
 * @param shellPaths paths that are the shell's own
 */
export const registryForPages = (
  remotes: readonly RegisteredRemote[],
  shellPaths: readonly string[],
): RemoteRegistry => parseRegistry({ remotes }, shellPaths);
