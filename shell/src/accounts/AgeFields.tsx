import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import type { SignUp } from './useSignUp.ts';

interface AgeFieldsProps extends Pick<SignUp, 'wire' | 'isMinor'> {
  today: LocalDateText;
}

/** A newcomer's birth date and, of a minor, the guardian, in a club with juniors (rule account.age). */
export function AgeFields({ wire, today, isMinor }: AgeFieldsProps) {
  const consents = wire('consents');
  return (
    <>
      <TextField
        label="Birth date"
        hint="You can give it later. Nobody sees it, only whether you are a minor."
        type="date"
        autoComplete="bday"
        max={today}
        {...wire('birthDate')}
      />
      {isMinor && (
        <>
          <TextField
            label="Guardian"
            hint="First and last name of a parent, or who else answers for you"
            autoComplete="off"
            autoCapitalize="words"
            {...wire('guardian')}
          />
          <TextField
            label="Guardian’s e-mail"
            type="email"
            inputMode="email"
            autoComplete="off"
            {...wire('guardianEmail')}
          />
          <CheckboxField
            label="My guardian consents to my rowing here"
            hint="Until an officer records your guardian's consent, every launch shows a warning."
            isChecked={consents.value === '1'}
            onChange={(isChecked) => consents.onChange(isChecked ? '1' : '0')}
          />
        </>
      )}
    </>
  );
}
