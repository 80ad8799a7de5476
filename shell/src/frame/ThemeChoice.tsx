import { useThemeSetting } from '@fleetwatch/kit/theme/themeSetting';
import type { ThemeSetting } from '@fleetwatch/kit/theme/themeSetting';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';

const THEMES: { value: ThemeSetting; label: string }[] = [
  { value: 'system', label: 'Match device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'sunlight', label: 'Sunlight' },
];

/** How the page looks on this device; Sunlight is for a dock in low sun. */
export function ThemeChoice() {
  const [setting, choose] = useThemeSetting();
  return (
    <RadioGroup
      label="Colours"
      options={THEMES}
      value={setting}
      onChange={(value) => choose(THEMES.find((theme) => theme.value === value)?.value ?? 'system')}
    />
  );
}
