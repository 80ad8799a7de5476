import { parseArgs } from 'node:util';
import { openServer } from '../openServer.ts';
import { copyDatabase } from './copyDatabase.ts';

const USAGE = 'npm run export|import -- --dir DIR --uri mongodb://… --db NAME';

/** `export`: from the data folder to a MongoDB; `import`: the other way. */
const run = async (): Promise<void> => {
  const [direction = ''] = process.argv.slice(2);
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { dir: { type: 'string' }, uri: { type: 'string' }, db: { type: 'string' } },
  });
  const { dir, uri, db } = values;
  if (!['export', 'import'].includes(direction) || !dir || !uri || !db)
    throw new Error(`Give a source and a target: ${USAGE}`);
  const server = await openServer({ dir });
  try {
    const [from, to] = direction === 'export' ? [server.uri, uri] : [uri, server.uri];
    const copied = await copyDatabase({ from, to, dbName: db }, (line) => console.log(line));
    for (const { name, documents, indexes, checksum } of copied) {
      console.log(
        `${name}: ${documents} documents, ${indexes} indexes, the same on both sides (${checksum.slice(0, 16)})`,
      );
    }
    console.log(`${copied.length} collections ${direction}ed.`);
  } finally {
    await server.close();
  }
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
