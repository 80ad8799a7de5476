import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import type { FieldProps } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { HINT_HINT, PASSWORD_RULES } from './texts.ts';

interface NewPasswordFieldsProps {
  /** Each screen's labels for the three fields: 'New password', 'Repeat new password', 'New hint'. */
  labels: readonly [password: string, repeated: string, hint: string];
  password: FieldProps;
  repeated: FieldProps;
  hint: FieldProps;
}

/** A new password, typed twice, and its hint. */
export function NewPasswordFields({ labels, password, repeated, hint }: NewPasswordFieldsProps) {
  const [passwordLabel, repeatedLabel, hintLabel] = labels;
  return (
    <>
      <TextField
        label={passwordLabel}
        hint={PASSWORD_RULES}
        type="password"
        autoComplete="new-password"
        {...password}
      />
      <TextField label={repeatedLabel} type="password" autoComplete="new-password" {...repeated} />
      <TextField label={hintLabel} hint={HINT_HINT} autoComplete="off" {...hint} />
    </>
  );
}
