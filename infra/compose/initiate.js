// Run by mongosh beside mongo1: creates the replica set, its administrator and the API's user. Idempotent.
/* global Mongo, print, sleep */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- mongosh runs scripts, not modules.
const { readFileSync } = require('node:fs');

const DATABASE = 'fleetwatch';
const MEMBERS = ['mongo1:27017', 'mongo2:27017', 'mongo3:27017'];
const TRIES = 120;

const secret = (name) => readFileSync(`/run/secrets/${name}`, 'utf8').trim();
const admin = new Mongo('mongodb://127.0.0.1:27017/?directConnection=true').getDB('admin');

function signIn() {
  try {
    admin.auth('root', secret('mongo_root_password'));
    return true;
  } catch {
    return false;
  }
}

function untilPrimary() {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (admin.hello().isWritablePrimary) return;
    sleep(1000);
  }
  throw new Error('mongo1 has not become the primary in two minutes.');
}

// The localhost exception: without any user, a local connection may create the set and the first user, and nothing else.
if (!signIn()) {
  if (!admin.hello().setName) {
    const members = MEMBERS.map((host, at) => ({ _id: at, host, priority: at === 0 ? 2 : 1 }));
    admin.runCommand({ replSetInitiate: { _id: 'rs0', members } });
    print('The replica set is made.');
  }
  untilPrimary();
  admin.createUser({ user: 'root', pwd: secret('mongo_root_password'), roles: ['root'] });
  if (!signIn()) throw new Error('The administrator was made and cannot sign in.');
  print('The administrator is made.');
}

if (!admin.getUser('fleetwatch')) {
  untilPrimary();
  const roles = [{ role: 'readWrite', db: DATABASE }];
  admin.createUser({ user: 'fleetwatch', pwd: secret('mongo_app_password'), roles });
  print('The API’s user is made.');
}
print('The database is ready.');
