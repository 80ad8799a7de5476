// `npm run imports`: checks which folders may import which.
import { imports, runStages } from '../stages.mjs';

const { failed } = await runStages([['imports', imports]]);
process.exit(failed === 0 ? 0 : 1);
