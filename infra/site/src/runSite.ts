import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseVersion, rollBack, withdraw } from './chooseVersion.ts';
import { publishRemote } from './publishRemote.ts';
import { publishShell } from './publishShell.ts';
import { listShown } from './siteRegistry.ts';

const USAGE = `npm run site -- <command> --site <folder>

  publish <workspace or folder of a build>   a remote, or the shell
      --leave-behind                         the shell, although a remote does not fit it
  use <remote> <version>                     show another published version
  rollback <remote>                          show the version before this one
  withdraw <remote>                          show it no more
  list                                       what is shown, and what a roll back leads to

The folder may be named by FLEETWATCH_SITE instead.`;

/** 'mf-plans' is the workspace of that name, with its build in `dist`; a path is the build itself. */
const buildOf = (name: string) => resolve(/[\\/]/.test(name) ? name : `${name}/dist`);

async function publish(site: string, name: string, leaveBehind: boolean): Promise<string> {
  if (name === 'shell' || /[\\/]shell[\\/]dist[\\/]?$/.test(name)) {
    await publishShell(site, buildOf(name), leaveBehind);
    return 'The shell is published.';
  }
  const { name: remote, version, instead } = await publishRemote(site, buildOf(name));
  if (instead === version) return `${remote} ${version} was published already.`;
  return `${remote} ${version} is published${instead === null ? '' : ` in place of ${instead}`}.`;
}

async function list(site: string): Promise<string> {
  const lines = [...(await listShown(site))].map(([name, { version, since, before }]) =>
    [name, version, `since ${since}`, ...(before.length > 0 ? [`before it ${before.join(', ')}`] : [])].join(
      '  ',
    ),
  );
  return lines.length > 0 ? lines.join('\n') : 'No remote is shown.';
}

/** Runs one command and returns its output. @throws PublishRefusal, or an Error with the usage */
export async function runSite(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { site: { type: 'string' }, 'leave-behind': { type: 'boolean', default: false } },
  });
  const [command, name, version] = positionals;
  const folder = values.site ?? env.FLEETWATCH_SITE;
  if (folder === undefined || command === undefined) throw new Error(USAGE);
  const site = resolve(folder);
  if (command === 'list') return list(site);
  if (name === undefined) throw new Error(USAGE);
  switch (command) {
    case 'publish':
      return publish(site, name, values['leave-behind']);
    case 'use':
      if (version === undefined) throw new Error(USAGE);
      await chooseVersion(site, name, version);
      return `${name} ${version} is shown.`;
    case 'rollback':
      return `${name} is back at ${await rollBack(site, name)}.`;
    case 'withdraw':
      await withdraw(site, name);
      return `${name} is shown no more.`;
    default:
      throw new Error(USAGE);
  }
}
