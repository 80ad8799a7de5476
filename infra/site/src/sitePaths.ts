import { join } from 'node:path';

/** Folder of the shell's files in a site. */
export const shellFolder = (site: string) => join(site, 'shell');

/** Folder of a remote's versions, one folder each. */
export const remoteFolder = (site: string, name: string) => join(site, 'remotes', name);

/** Folder of one version of a remote. It never changes once it exists. */
export const versionFolder = (site: string, name: string, version: string) =>
  join(remoteFolder(site, name), version);

/** Folder of incomplete publications: on the same disk as their destination, and not served. */
export const draftsFolder = (site: string) => join(site, 'drafts');

/** Folder of the shown versions: a file per remote, so that two teams never write the same one. */
export const registryFolder = (site: string) => join(site, 'registry');

/** The registry file of one remote. */
export const registryFile = (site: string, name: string) => join(registryFolder(site), `${name}.json`);
