// `npm run imports`: checks which folders may import which.
import { run } from '../run.mjs';
import { imports } from '../stages.mjs';

const { failed } = await imports(run);
process.exit(failed);
