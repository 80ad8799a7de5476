import { createDeviceSwitch } from '@fleetwatch/kit/store/createDeviceSetting';

/** Whether keys without Ctrl are shortcuts on this device, and its setter; on by default, followed in other tabs (rule portal.keys-off). */
export const { choose: chooseSingleKeys, useSetting: useSingleKeySetting } =
  createDeviceSwitch('fwo:single-keys');
