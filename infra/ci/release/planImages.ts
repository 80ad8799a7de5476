/** An image to build: its file in infra/images, its name, its tag, and the workspace of a site image. */
export interface PlannedImage {
  name: string;
  file: string;
  tag: string;
  workspace?: string;
}

const SERVERS = ['api', 'pages', 'follower', 'nginx'];

const siteImage = (workspace: string, tag: string): PlannedImage => ({
  name: workspace,
  file: 'site.Dockerfile',
  tag,
  workspace,
});

/**
 * The images of a release tag: `v0.2.0` is the whole portal with the servers, the shell and every remote;
 * `@fleetwatch/mf-plans@1.3.0`, as lerna tags it, is that remote only. @throws Error when the tag is neither, or differs from the workspace's version
 */
export function planImages(tag: string, versions: ReadonlyMap<string, string>): PlannedImage[] {
  const [, remote, remoteVersion] = /^@fleetwatch\/(mf-[a-z-]+)@(\d+\.\d+\.\d+)$/.exec(tag) ?? [];
  const workspace = remote ?? 'fleetwatch';
  const version = remoteVersion ?? /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1];
  if (version === undefined) throw new Error(`${tag} is neither v0.2.0 nor @fleetwatch/mf-plans@1.3.0.`);
  const stated = versions.get(workspace);
  if (stated !== version) throw new Error(`${workspace} states version ${stated ?? 'none'}, not ${version}.`);
  if (remote !== undefined) return [siteImage(remote, version)];
  const remotes = [...versions.keys()].filter((name) => name.startsWith('mf-'));
  return [
    ...SERVERS.map((name) => ({ name, file: `${name}.Dockerfile`, tag: version })),
    ...['shell', ...remotes].map((name) => siteImage(name, versions.get(name) ?? version)),
  ];
}
