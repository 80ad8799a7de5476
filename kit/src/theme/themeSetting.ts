import { createDeviceSetting } from '../store/createDeviceSetting.ts';
import type { ThemeName } from './palettes.ts';

/** The choice on this device; `system` follows the device's light or dark mode. */
export type ThemeSetting = ThemeName | 'system';

export const themeSettings: readonly ThemeSetting[] = ['system', 'light', 'dark', 'sunlight'];

const setting = createDeviceSetting<ThemeSetting>('fwo:theme', {
  parse: (stored) => themeSettings.find((each) => each === stored) ?? 'system',
  format: String,
  onChange: applyThemeSetting,
});

export const readThemeSetting = (): ThemeSetting => setting.read();

/** Applies the stored choice to `<html>`; the shell calls it once, before its first paint. */
export function applyThemeSetting(): void {
  const chosen = readThemeSetting();
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

/** Stores the choice on this device and applies it. */
export const chooseTheme = (chosen: ThemeSetting): void => setting.choose(chosen);

/** The current choice and its setter; follows changes made in other tabs. */
export const useThemeSetting = (): [ThemeSetting, (setting: ThemeSetting) => void] => setting.useSetting();
