import { NAME_MAX } from '@fleetwatch/contract/accounts/limits';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { PictureField } from '../pictures/PictureField.tsx';
import { AboutMeFields } from './AboutMeFields.tsx';
import { AgeFields } from './AgeFields.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { UserGroupsMissing } from './UserGroupsMissing.tsx';
import { useSignUp } from './useSignUp.ts';
import { SIGN_UP } from '../texts.ts';
import {
  CHOOSE_A_GROUP,
  CLUB_PASSWORD,
  CLUB_PASSWORD_HINT,
  COACH,
  CONFIRM_PASSWORD,
  EMAIL,
  FULL_NAME,
  LOG_NAME_HINT,
  NO,
  PASSWORD,
  PASSWORD_HINT_LABEL,
  USER_GROUP,
  YES,
} from './texts.ts';

const YES_OR_NO = [
  { value: '1', label: YES },
  { value: '0', label: NO },
];

/** The fields of sign-up in their documented order; each shows its error once typing stops. */
export function SignUpForm() {
  const { wire, pic, setPic, ageOn, isMinor, submit, isBusy, failure } = useSignUp();
  const { data: userGroups = [], error, isFetching, refetch } = useUserGroupsQuery();
  const { onBlur: _onBlur, ...coach } = wire('coach_p');
  return (
    <Form label={SIGN_UP} error={failure} onSubmit={submit}>
      <TextField
        label={CLUB_PASSWORD}
        hint={CLUB_PASSWORD_HINT}
        type="password"
        autoComplete="off"
        {...wire('club')}
      />
      <TextField
        label={FULL_NAME}
        hint={LOG_NAME_HINT}
        autoComplete="username"
        autoCapitalize="words"
        limit={NAME_MAX}
        {...wire('name')}
      />
      <TextField label={EMAIL} type="email" inputMode="email" autoComplete="email" {...wire('email')} />
      <NewPasswordFields
        labels={[PASSWORD, CONFIRM_PASSWORD, PASSWORD_HINT_LABEL]}
        password={wire('password')}
        repeated={wire('confirm')}
        hint={wire('passwordhint')}
      />
      {error && <UserGroupsMissing onRetry={() => void refetch()} isRetrying={isFetching} />}
      <SelectField
        label={USER_GROUP}
        placeholder={CHOOSE_A_GROUP}
        options={userGroups.map(({ _id, name }) => ({ value: _id, label: name }))}
        {...wire('group')}
      />
      {ageOn !== null && <AgeFields wire={wire} today={ageOn} isMinor={isMinor} />}
      <RadioGroup label={COACH} options={YES_OR_NO} {...coach} />
      <PictureField name={wire('name').value} pic={pic} isNewcomer onChange={setPic} />
      <AboutMeFields aboutme={wire('aboutme')} aboutmeurl={wire('aboutmeurl')} />
      <Button type="submit" tone="primary" isWide isBusy={isBusy}>
        {SIGN_UP}
      </Button>
    </Form>
  );
}
