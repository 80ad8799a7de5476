import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { assembleImage } from '../../images/check/assembleImage.ts';
import { runLocally } from '../../images/check/runLocally.ts';

/** An unprivileged user that exists on every system. */
const NOBODY = 65_534;
const READ_AND_ENTER = 0o755;
const WRITABLE_BY_ALL = 0o777;

/** The file systems of the images as folders, and processes started in them. */
export interface Images {
  /** A folder that the processes may write to. */
  writable(name: string): string;
  /** Starts a script of an image as its container would: as another user without write access to the image. */
  start(image: 'api' | 'pages', script: string, env: Record<string, string>): ChildProcess;
  /** Publishes the shell and every built remote, each with its own image. @returns their output */
  publishAll(site: string): string[];
}

/**
 * Assembles the images below `folder` (infra/images), so that the tests run exactly the images' content: a file that no
 * Dockerfile copies is missing. As root, starts the processes as the user nobody, without write access.
 */
export function startImages(root: string, folder: string): Images {
  chmodSync(folder, READ_AND_ENTER);
  // The user nobody cannot read the checkout.
  const node = path.join(folder, 'node');
  copyFileSync(process.execPath, node);
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const run = runLocally(root);
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
    chmodSync(place, WRITABLE_BY_ALL);
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
