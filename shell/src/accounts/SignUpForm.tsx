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

const YES_OR_NO = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
];

/** The fields of sign-up in their documented order; each says what is wrong with it once typing stops. */
export function SignUpForm() {
  const { wire, pic, setPic, ageOn, isMinor, submit, isBusy, failure } = useSignUp();
  const { data: userGroups = [], error, isFetching, refetch } = useUserGroupsQuery();
  const { onBlur: _onBlur, ...coach } = wire('coach_p');
  return (
    <Form label="Sign Up" error={failure} onSubmit={submit}>
      <TextField
        label="Club password"
        hint="Ask at your boathouse: it lets you join the club."
        type="password"
        autoComplete="off"
        {...wire('club')}
      />
      <TextField
        label="Full name"
        hint="First and last name, as the log shows it"
        autoComplete="username"
        autoCapitalize="words"
        limit={NAME_MAX}
        {...wire('name')}
      />
      <TextField label="E-mail" type="email" inputMode="email" autoComplete="email" {...wire('email')} />
      <NewPasswordFields
        labels={['Password', 'Confirm password', 'Password hint']}
        password={wire('password')}
        repeated={wire('confirm')}
        hint={wire('passwordhint')}
      />
      {error && <UserGroupsMissing onRetry={() => void refetch()} isRetrying={isFetching} />}
      <SelectField
        label="User group"
        placeholder="Please choose"
        options={userGroups.map(({ _id, name }) => ({ value: _id, label: name }))}
        {...wire('group')}
      />
      {ageOn !== null && <AgeFields wire={wire} today={ageOn} isMinor={isMinor} />}
      <RadioGroup label="Coach" options={YES_OR_NO} {...coach} />
      <PictureField name={wire('name').value} pic={pic} isNewcomer onChange={setPic} />
      <AboutMeFields aboutme={wire('aboutme')} aboutmeurl={wire('aboutmeurl')} />
      <Button type="submit" tone="primary" isWide isBusy={isBusy}>
        Sign Up
      </Button>
    </Form>
  );
}
