import { GROUP_NAME_MAX, MONIKER_MAX } from '@fleetwatch/contract/fleetgroups/edits';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import type { Checked, FormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { GROUP_NAME, MONIKER } from './texts.ts';

type GroupField = 'name' | 'moniker';

interface GroupNameFieldsProps {
  form: Pick<FormFields<GroupField>, 'wire'>;
  checked: Checked<GroupField>;
  /** Length and use of the moniker. */
  monikerHint: string;
}

/** Name and moniker of a fleet group or a user group. */
export function GroupNameFields({ form, checked, monikerHint }: GroupNameFieldsProps) {
  return (
    <>
      <TextField
        label={GROUP_NAME}
        limit={GROUP_NAME_MAX}
        autoComplete="off"
        autoCapitalize="words"
        {...form.wire('name', checked.name)}
      />
      <TextField
        label={MONIKER}
        hint={monikerHint}
        limit={MONIKER_MAX}
        autoComplete="off"
        autoCapitalize="none"
        {...form.wire('moniker', checked.moniker)}
      />
    </>
  );
}
