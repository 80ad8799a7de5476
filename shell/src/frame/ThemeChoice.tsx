import { useThemeSetting } from '@fleetwatch/kit/theme/themeSetting';
import type { ThemeSetting } from '@fleetwatch/kit/theme/themeSetting';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { COLORS, DARK, LIGHT, MATCH_DEVICE, SUNLIGHT } from './menuTexts.ts';

const THEMES: { value: ThemeSetting; label: string }[] = [
  { value: 'system', label: MATCH_DEVICE },
  { value: 'light', label: LIGHT },
  { value: 'dark', label: DARK },
  { value: 'sunlight', label: SUNLIGHT },
];

/** The theme of the page on this device; Sunlight is for a dock in low sun. */
export function ThemeChoice() {
  const [setting, choose] = useThemeSetting();
  return (
    <RadioGroup
      label={COLORS}
      options={THEMES}
      value={setting}
      onChange={(value) => choose(THEMES.find((theme) => theme.value === value)?.value ?? 'system')}
    />
  );
}
