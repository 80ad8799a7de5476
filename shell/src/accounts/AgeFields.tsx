import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import type { SignUp } from './useSignUp.ts';
import {
  BIRTH_DATE,
  BIRTH_DATE_HINT,
  CONSENT_HINT,
  GUARDIAN,
  GUARDIAN_CONSENTS,
  GUARDIAN_EMAIL,
  GUARDIAN_HINT,
} from './texts.ts';

interface AgeFieldsProps extends Pick<SignUp, 'wire' | 'isMinor'> {
  today: LocalDateText;
}

/** A newcomer's birth date and, of a minor, the guardian, in a club with juniors (rule account.age). */
export function AgeFields({ wire, today, isMinor }: AgeFieldsProps) {
  const consents = wire('consents');
  return (
    <>
      <TextField
        label={BIRTH_DATE}
        hint={BIRTH_DATE_HINT}
        type="date"
        autoComplete="bday"
        max={today}
        {...wire('birthDate')}
      />
      {isMinor && (
        <>
          <TextField
            label={GUARDIAN}
            hint={GUARDIAN_HINT}
            autoComplete="off"
            autoCapitalize="words"
            {...wire('guardian')}
          />
          <TextField
            label={GUARDIAN_EMAIL}
            type="email"
            inputMode="email"
            autoComplete="off"
            {...wire('guardianEmail')}
          />
          <CheckboxField
            label={GUARDIAN_CONSENTS}
            hint={CONSENT_HINT}
            isChecked={consents.value === '1'}
            onChange={(isChecked) => consents.onChange(isChecked ? '1' : '0')}
          />
        </>
      )}
    </>
  );
}
