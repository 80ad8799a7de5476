import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { useSingleKeySetting } from './singleKeySetting.ts';

/** Switches the keys off that are pressed alone: speech input and loose fingers press them too (rule portal.keys-off). */
export function SingleKeyField() {
  const [areOn, choose] = useSingleKeySetting();
  return (
    <CheckboxField
      label="Single-key shortcuts"
      hint="The keys / g and ? of a keyboard"
      isChecked={areOn}
      onChange={choose}
    />
  );
}
