import { chooseVersion, rollBack, withdraw } from './chooseVersion.ts';
import { publishRemote } from './publishRemote.ts';
import { readGrants } from './readGrants.ts';
import { publishShell, rollBackShell } from './publishShell.ts';
import { listShown } from './siteRegistry.ts';

/** Command on a site. `name` is a remote's, or `shell`; `build` is the folder of what is published. */
export type SiteCommand =
  | { kind: 'list' }
  | { kind: 'modules' }
  | { kind: 'publish'; name: string; build: string; leaveBehind: boolean }
  | { kind: 'use'; name: string; version: string }
  | { kind: 'rollback'; name: string; leaveBehind: boolean }
  | { kind: 'withdraw'; name: string };

async function publish(site: string, { name, build, leaveBehind }: SiteCommand & { kind: 'publish' }) {
  if (name === 'shell') {
    await publishShell(site, build, leaveBehind);
    return 'The shell is published.';
  }
  const { name: remote, version, instead } = await publishRemote(site, build);
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

/** Runs a command on the site in a folder and returns its output. @throws PublishRefusal */
export async function runCommand(site: string, command: SiteCommand): Promise<string> {
  switch (command.kind) {
    case 'list':
      return list(site);
    case 'modules':
      return readGrants(site);
    case 'publish':
      return publish(site, command);
    case 'use':
      await chooseVersion(site, command.name, command.version);
      return `${command.name} ${command.version} is shown.`;
    case 'rollback':
      if (command.name === 'shell') {
        await rollBackShell(site, command.leaveBehind);
        return 'The shell is back at the build before.';
      }
      return `${command.name} is back at ${await rollBack(site, command.name)}.`;
    case 'withdraw':
      await withdraw(site, command.name);
      return `${command.name} is shown no more.`;
  }
}
