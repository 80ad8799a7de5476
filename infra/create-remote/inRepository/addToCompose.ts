/** The service of a remote in compose.yaml, with the remote's name. */
const SERVICE = /^ {2}publish-(mf-[a-z0-9-]+):\n(?: {4}.*\n)+/gm;

/** The tag of a remote's image in .env.example, with the remote's name in capitals. */
const TAG = /^# (MF_[A-Z0-9_]+)_TAG=.*\n/gm;

const asVariable = (name: string) => name.toUpperCase().replaceAll('-', '_');

/** Inserts `entry` in the order of names among the entries that `pattern` finds. */
function insertInOrder(file: string, pattern: RegExp, name: string, entry: string): string {
  const entries = [...file.matchAll(pattern)];
  const next = entries.find(([, other = '']) => other > name);
  const last = entries.at(-1);
  if (!last) throw new Error('No remote has an entry here.');
  const index = next ? next.index : last.index + last[0].length;
  return file.slice(0, index) + entry + file.slice(index);
}

/** compose.yaml with the service that publishes the remote. Its comments and line breaks stay. */
export function addToCompose(compose: string, name: string): string {
  const service = [
    `  publish-${name}:`,
    '    <<: *publish',
    `    image: \${FLEETWATCH_REGISTRY:-fleetwatch}/${name}:\${${asVariable(name)}_TAG:-current}`,
    `    build: { context: ../.., dockerfile: infra/images/site.Dockerfile, args: { WORKSPACE: ${name} } }`,
  ];
  return insertInOrder(compose, SERVICE, name, `${service.join('\n')}\n`);
}

/** .env.example with the tag of the remote's image. */
export function addToEnvExample(env: string, name: string, version: string): string {
  return insertInOrder(env, TAG, asVariable(name), `# ${asVariable(name)}_TAG=${version}\n`);
}
