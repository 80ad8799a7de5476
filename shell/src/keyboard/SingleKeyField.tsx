import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { SINGLE_KEYS, SINGLE_KEYS_HINT } from './keyTexts.ts';
import { useSingleKeySetting } from './singleKeySetting.ts';

/** Turns off the shortcuts of single keys: speech input and accidental touches press them too (rule portal.keys-off). */
export function SingleKeyField() {
  const [areOn, choose] = useSingleKeySetting();
  return <CheckboxField label={SINGLE_KEYS} hint={SINGLE_KEYS_HINT} isChecked={areOn} onChange={choose} />;
}
