import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const PACKAGE = resolve(__dirname, '..');

let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'package-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Returns the folder of an installed package in this repository. */
const installed = (name: string): string => {
  const main = require.resolve(name);
  return main.slice(0, main.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}`.length);
};

test('runs the published package in a folder with only its dependencies', () => {
  const place = join(home, 'node_modules/@fleetwatch/embedded-mongo');
  const build = join(PACKAGE, '../ci/packages/buildPackage.mjs');
  execFileSync(process.execPath, [build, place], { cwd: PACKAGE, stdio: 'inherit' });
  expect(readdirSync(place)).toEqual(
    expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'startEmbedded.d.ts', 'serve.js']),
  );
  // Mongoose is the client here; a server only needs the other two.
  for (const name of ['bson', 'luxon', 'mongoose']) {
    mkdirSync(dirname(join(home, 'node_modules', name)), { recursive: true });
    symlinkSync(installed(name), join(home, 'node_modules', name));
  }
  const script = join(home, 'main.mjs');
  writeFileSync(
    script,
    `import mongoose from 'mongoose';
     import { startEmbedded } from '@fleetwatch/embedded-mongo';
     const { uri, stop } = await startEmbedded({ dir: './data', sync: 'OFF' });
     const connection = await mongoose.createConnection(uri, { dbName: 'club' }).asPromise();
     const boats = connection.collection('boats');
     await boats.insertMany([{ name: 'Kestrel' }, { name: 'Tern' }]);
     console.log(JSON.stringify(await boats.find({ name: /^T/ }).project({ _id: 0 }).toArray()));
     await connection.close();
     await stop();`,
  );
  const output = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: home,
  });
  expect(JSON.parse(output.toString())).toEqual([{ name: 'Tern' }]);
});
