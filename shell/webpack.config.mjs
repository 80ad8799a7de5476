import { shellConfig } from './webpack/shellConfig.mjs';

export default shellConfig({ folder: import.meta.dirname });
