import { join } from 'node:path';

/** Where a site has the shell's files. */
export const shellFolder = (site: string) => join(site, 'shell');

/** Where a site has a remote's versions, a folder each. */
export const remoteFolder = (site: string, name: string) => join(site, 'remotes', name);

/** Where a site has one version of a remote. It never changes once it is there. */
export const versionFolder = (site: string, name: string, version: string) =>
  join(remoteFolder(site, name), version);

/** Where files are until they are whole: on the same disk as their place, and served by nobody. */
export const draftsFolder = (site: string) => join(site, 'drafts');

/** Where a site says which version of each remote is shown: a file per remote, so that two teams never write the same one. */
export const registryFolder = (site: string) => join(site, 'registry');

/** The registry's file of one remote. */
export const registryFile = (site: string, name: string) => join(registryFolder(site), `${name}.json`);
