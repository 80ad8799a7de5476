// `npm run imports`: who may import whom, checked.
import { imports, runStages } from '../stages.mjs';

const { failed } = await runStages([['imports', imports]]);
process.exit(failed === 0 ? 0 : 1);
