import { shellConfig } from '@fleetwatch/kit/webpack/shellConfig';

export default shellConfig({ folder: import.meta.dirname });
