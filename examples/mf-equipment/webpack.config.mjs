import { remoteConfig } from '@fleetwatch/remote/webpack/remoteConfig';

export default remoteConfig({ folder: import.meta.dirname });
