// `node startBuilt.mjs SCRIPT`: what `npm start` does once everything is built, for tests of how it ends.
import { runScript } from '../../runToCompletion.mjs';

console.log(`starter ${process.pid}`);
process.exit(await runScript(process.execPath, process.argv[2], { env: process.env }));
