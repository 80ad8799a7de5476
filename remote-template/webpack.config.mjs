import { remoteConfig } from '@fleetwatch/kit/webpack/remoteConfig';

export default remoteConfig({ folder: import.meta.dirname });
