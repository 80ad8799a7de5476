import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { assembleImage } from '../../images/check/assembleImage.ts';
import { runHere } from '../../images/check/runHere.ts';

/** Who has no rights of their own on any system. */
const NOBODY = 65_534;
const READ_AND_ENTER = 0o755;
const ANYBODY_WRITES = 0o777;

/** The images' file systems as folders, and processes that run out of them. */
export interface Images {
  /** A folder that the processes may write to. */
  writable(name: string): string;
  /** Starts a script of an image as its container would: another user, who can change nothing of it. */
  start(image: 'api' | 'pages', script: string, env: Record<string, string>): ChildProcess;
  /** Publishes the shell and every remote that is built, each by its own image. @returns what they said */
  publishAll(site: string): string[];
}

/**
 * Puts the images together below `folder` (infra/images), so that what the tests run is what is in them: a file that a
 * Dockerfile does not copy is not there. Where this is root, the processes are nobody's, who can write to nothing of it.
 */
export function startImages(root: string, folder: string): Images {
  chmodSync(folder, READ_AND_ENTER);
  // Nobody may not look into the checkout, wherever that is.
  const node = path.join(folder, 'node');
  copyFileSync(process.execPath, node);
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const run = runHere(root);
  const apps = {
    api: assembleImage({ root, image: 'api', folder: path.join(folder, 'images/api'), run }),
    pages: assembleImage({ root, image: 'pages', folder: path.join(folder, 'images/pages'), run }),
  };
  const environment = { NODE_ENV: 'production', HOME: '/nowhere' };

  function publish(workspace: string, site: string): string {
    const args = { WORKSPACE: workspace };
    const cwd = assembleImage({
      root,
      image: 'site',
      folder: path.join(folder, `images/${workspace}`),
      args,
      run,
    });
    const command = ['infra/site/src/site.ts', 'publish', `./${workspace}/dist`];
    const env = { ...environment, FLEETWATCH_SITE: site };
    return execFileSync(node, command, { cwd, env, encoding: 'utf8', ...user }).trim();
  }

  function writable(name: string): string {
    const place = path.join(folder, name);
    mkdirSync(place);
    chmodSync(place, ANYBODY_WRITES);
    return place;
  }

  return {
    writable,
    start: (image, script, env) =>
      spawn(node, [script], {
        cwd: apps[image],
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...environment, ...env },
        ...user,
      }),
    publishAll(site) {
      const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
      return ['shell', ...remotes].map((workspace) => publish(workspace, site));
    },
  };
}
