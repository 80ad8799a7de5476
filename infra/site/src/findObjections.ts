import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findConflicts, type RemoteClaims } from '@fleetwatch/kit/federation/findConflicts';
import type { RemoteDeclaration } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { checkFit } from './checkFit.ts';
import { findCollectionChanges } from './findCollectionChanges.ts';
import { findExcess } from './findExcess.ts';
import { listFiles } from './listFiles.ts';
import { findUngranted, readModules } from './modulesFile.ts';
import { PublishRefusal } from './PublishRefusal.ts';
import { readProvidedModules, readRemoteBuild, readRemoteClaims, type RemoteBuild } from './readBuild.ts';
import { shellFolder, versionFolder } from './sitePaths.ts';
import { listShown } from './siteRegistry.ts';

/** A menu's line on a phone. */
const LABEL_MAX = 24;
/** The app bar of a phone. */
const TITLE_MAX = 32;
/** Entries without an order get the last. */
const ORDER = { min: 1, max: 1_000 };
/** Addresses that the server has for itself; a page opened there would never reach the shell. */
const RESERVED = /^\/(api|assets|remotes|registry)(\/|$)/i;

function findUnfitTexts({ routes, menu, fills = [] }: RemoteDeclaration): string[] {
  return [
    ...menu
      .filter(({ label }) => label.length > LABEL_MAX)
      .map(({ label }) => `The menu entry "${label}" is longer than ${LABEL_MAX} characters.`),
    ...menu
      .filter(({ order }) => !(order >= ORDER.min && order <= ORDER.max))
      .map(
        ({ label, order }) =>
          `The menu entry "${label}" has the order ${order}; its section's are ${ORDER.min} to ${ORDER.max}.`,
      ),
    ...fills
      .filter(({ title, order }) => title.length > TITLE_MAX || !(order >= ORDER.min && order <= ORDER.max))
      .map(
        ({ slot, title }) =>
          `Its part in ${slot}, "${title}", has a title of more than ${TITLE_MAX} characters, or an order outside ${ORDER.min} to ${ORDER.max}.`,
      ),
    ...routes
      .filter(({ title }) => title.length > TITLE_MAX)
      .map(({ path, title }) => `The title "${title}" of ${path} is longer than ${TITLE_MAX} characters.`),
    ...routes
      .filter(({ path }) => RESERVED.test(path))
      .map(({ path }) => `The path ${path} belongs to the server.`),
  ];
}

/** Mentions of `injectRemote` in a built script, but for the module's path, with the name it is called with. */
const INJECTION = /(?<![/\w])injectRemote\b(?:\)?\((["'`])([^"'`]*)\1)?/g;

/** A remote names its part of the store by a literal: its own name. */
async function findForeignNames(folder: string, own: string): Promise<string[]> {
  const scripts = (await listFiles(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
  const names = new Set(texts.flatMap((text) => [...text.matchAll(INJECTION)].map(([, , name]) => name)));
  return [...names]
    .filter((name) => name !== own)
    .map((name) =>
      name === undefined
        ? `It uses injectRemote otherwise than by calling it with "${own}".`
        : `It injects into the store as ${name}; its own name is ${own}.`,
    );
}

const claimsOf = ({ manifest: { name, container }, declaration }: RemoteBuild): RemoteClaims => ({
  name,
  container,
  declaration,
});

/** Remotes that a site shows. One whose files are gone claims nothing. */
export async function readShownRemotes(site: string): Promise<RemoteBuild[]> {
  const shown = [...(await listShown(site))];
  const read = async (name: string, version: string): Promise<RemoteBuild | null> => {
    try {
      return await readRemoteClaims(versionFolder(site, name, version));
    } catch {
      return null;
    }
  };
  const remotes = await Promise.all(shown.map(([name, { version }]) => read(name, version)));
  return remotes.filter((remote) => remote !== null);
}

/**
 * Conflicts with what is shown, in its order: what a remote has already is its own, and no later one's, even where both came to the
 * site at the same instant.
 */
function findClaimConflicts(
  remote: RemoteBuild,
  shown: readonly RemoteBuild[],
  shellPaths?: string[],
): string[] {
  const name = remote.manifest.name;
  const at = shown.findIndex(({ manifest }) => manifest.name === name);
  const before = at < 0 ? shown : shown.slice(0, at);
  const after = at < 0 ? [] : shown.slice(at + 1).map(claimsOf);
  const own = shown[at];
  const settled = own ? findConflicts(claimsOf(own), after) : [];
  return [
    ...findConflicts(claimsOf(remote), before.map(claimsOf), shellPaths),
    ...findConflicts(claimsOf(remote), after).filter((conflict) => !settled.includes(conflict)),
  ];
}

/**
 * Reads a build and finds all that speaks against showing it on a site: the shell does not fit, another remote or the shell has
 * what it claims, or it would not fit a phone.
 * @throws PublishRefusal when the build is not whole, or the site has no shell
 */
async function findObjections(
  site: string,
  folder: string,
): Promise<{ remote: RemoteBuild; objections: string[] }> {
  const remote = await readRemoteBuild(folder);
  const shell = await readProvidedModules(shellFolder(site));
  const objections = [
    ...checkFit(remote, shell),
    ...findClaimConflicts(remote, await readShownRemotes(site), shell.paths),
    ...findUngranted({ ...remote.declaration, collections: remote.collections }, await readModules(site)),
    ...findUnfitTexts(remote.declaration),
    ...(await findExcess(folder, remote.manifest)),
    ...(await findForeignNames(folder, remote.manifest.name)),
    ...(await findCollectionChanges(site, folder, remote.manifest)),
  ];
  return { remote, objections };
}

/**
 * Reads a build that is to be shown on a site.
 * @throws PublishRefusal with every objection, when it is not whole, or the site has no shell
 */
export async function assertFits(site: string, folder: string): Promise<RemoteBuild> {
  const { remote, objections } = await findObjections(site, folder);
  const { name, version } = remote.manifest;
  if (objections.length > 0)
    throw new PublishRefusal(`${name} ${version} does not fit this site.`, objections);
  return remote;
}

/** Why remotes that are shown could not run with another shell. */
export async function findMisfits(site: string, shellBuild: string): Promise<string[]> {
  const shell = await readProvidedModules(shellBuild);
  return (await readShownRemotes(site)).flatMap((remote) =>
    [...checkFit(remote, shell), ...findConflicts(claimsOf(remote), [], shell.paths)].map(
      (reason) => `${remote.manifest.name} ${remote.manifest.version}: ${reason}`,
    ),
  );
}
