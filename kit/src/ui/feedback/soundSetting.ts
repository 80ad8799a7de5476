// @chunk own

import { createDeviceSwitch } from '../../store/createDeviceSetting.ts';

const setting = createDeviceSwitch('fwo:sound');

/** Whether this device plays sounds; true by default. */
export const isSoundOn = (): boolean => setting.read();

/** Stores the choice on this device. */
export const chooseSound = (isOn: boolean): void => setting.choose(isOn);

/** The current choice and its setter; follows changes made in other tabs. */
export const useSoundSetting = (): [isOn: boolean, choose: (isOn: boolean) => void] => setting.useSetting();
