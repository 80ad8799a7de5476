import { join } from 'node:path';
import { isVersion } from './isVersion.ts';
import { PublishRefusal } from './PublishRefusal.ts';

/** As in a declaration (kit's parseDeclaration). */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const isRemoteName = (text: string): boolean => NAME.test(text);

// Names and versions come from command lines, builds and files: none may lead out of its folder.
function checkedName(name: string): string {
  if (!isRemoteName(name)) throw new PublishRefusal(`"${name}" is not the name of a remote.`, []);
  return name;
}

function checkedVersion(version: string): string {
  if (!isVersion(version)) throw new PublishRefusal(`"${version}" is not a version.`, []);
  return version;
}

/** Folder of the shell's files in a site. */
export const shellFolder = (site: string) => join(site, 'shell');

/** Folder of whole copies of the shell's builds, for a roll back; not served. */
export const buildsFolder = (site: string) => join(site, 'builds');

/** Folder of a remote's versions, one folder each. @throws PublishRefusal for an invalid name */
export const remoteFolder = (site: string, name: string) => join(site, 'remotes', checkedName(name));

/** Folder of one version of a remote. It never changes once it exists. @throws PublishRefusal for an invalid name or version */
export const versionFolder = (site: string, name: string, version: string) =>
  join(remoteFolder(site, name), checkedVersion(version));

/** Folder of incomplete publications: on the same disk as their destination, and not served. */
export const draftsFolder = (site: string) => join(site, 'drafts');

/** Folder of the shown versions: a file per remote, so that two teams never write the same one. */
export const registryFolder = (site: string) => join(site, 'registry');

/** The registry file of one remote. @throws PublishRefusal for an invalid name */
export const registryFile = (site: string, name: string) =>
  join(registryFolder(site), `${checkedName(name)}.json`);
