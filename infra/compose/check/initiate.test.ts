import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

const SCRIPT = readFileSync(resolve(__dirname, '../initiate.js'), 'utf8');

interface Server {
  users: Map<string, string>;
  setName: string | undefined;
  /** Number of polls until it is the primary. */
  secondsToPrimary: number;
  commands: unknown[];
}

/**
 * The part of mongosh that the script uses, and of a server whose localhost exception permits creating the set and the first
 * user.
 */
function run(server: Server, { rootPassword = 'of root' } = {}) {
  let isSignedIn = false;
  const mayAct = () => {
    if (!isSignedIn && server.users.size > 0) throw new Error('command requires authentication');
  };
  const admin = {
    auth(name: string, password: string) {
      if (server.users.get(name) !== password) throw new Error('Authentication failed.');
      isSignedIn = true;
    },
    hello: () => ({
      setName: server.setName,
      isWritablePrimary: server.setName !== undefined && server.secondsToPrimary <= 0,
    }),
    runCommand(command: { replSetInitiate: { _id: string } }) {
      mayAct();
      server.setName = command.replSetInitiate._id;
      server.commands.push(command);
    },
    getUser(name: string) {
      if (!isSignedIn) throw new Error('command requires authentication');
      return server.users.has(name) ? { user: name } : null;
    },
    createUser({ user, pwd, roles }: { user: string; pwd: string; roles: unknown }) {
      mayAct();
      if (server.secondsToPrimary > 0) throw new Error('not primary');
      server.users.set(user, pwd);
      server.commands.push({ user, roles });
    },
  };
  const files: Record<string, string> = {
    '/run/secrets/mongo_root_password': `${rootPassword}\n`,
    '/run/secrets/mongo_app_password': 'of the API\n',
  };
  const printed: string[] = [];
  runInNewContext(SCRIPT, {
    require: () => ({ readFileSync: (path: string) => files[path] }),
    Mongo: class {
      getDB = () => admin;
    },
    print: (line: string) => printed.push(line),
    sleep: () => (server.secondsToPrimary -= 1),
  });
  return printed;
}

const fresh = (): Server => ({ users: new Map(), setName: undefined, secondsToPrimary: 3, commands: [] });
const host = (name: string, at: number, priority: number) => ({ _id: at, host: `${name}:27017`, priority });

it('creates the set of three, waits for its primary, and creates both users', () => {
  const server = fresh();
  expect(run(server).at(-1)).toBe('The database is ready.');
  const members = [host('mongo1', 0, 2), host('mongo2', 1, 1), host('mongo3', 2, 1)];
  expect(server.commands).toEqual([
    { replSetInitiate: { _id: 'rs0', members } },
    { user: 'root', roles: ['root'] },
    { user: 'fleetwatch', roles: [{ role: 'readWrite', db: 'fleetwatch' }] },
  ]);
  expect([...server.users.values()]).toEqual(['of root', 'of the API']);
});

it('changes nothing when it is run again', () => {
  const server = fresh();
  run(server);
  server.commands = [];
  expect(run(server)).toEqual(['The database is ready.']);
  expect(server.commands).toEqual([]);
});

it.each(['replica set', 'administrator'])('continues after an interruption after the %s', (cutAfter) => {
  const server = fresh();
  server.setName = 'rs0';
  if (cutAfter === 'administrator') server.users.set('root', 'of root');
  run(server);
  expect([...server.users.keys()]).toEqual(['root', 'fleetwatch']);
  expect(JSON.stringify(server.commands)).not.toContain('replSetInitiate');
});

it('fails with a wrong administrator password, and when there is no primary within two minutes', () => {
  const server = fresh();
  run(server);
  expect(() => run(server, { rootPassword: 'of another' })).toThrow('command requires authentication');
  expect(() => run({ ...fresh(), secondsToPrimary: 500 })).toThrow('has not become the primary');
});
