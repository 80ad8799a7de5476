// What `npm start` does once everything is built: `node startBuilt.mjs SCRIPT`, of which a test asks how it ends.
import { runScript } from '../../runToCompletion.mjs';

console.log(`starter ${process.pid}`);
process.exit(await runScript(process.execPath, process.argv[2], { env: process.env }));
