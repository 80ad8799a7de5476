import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { PictureField } from '../pictures/PictureField.tsx';
import { AboutMeFields } from './AboutMeFields.tsx';
import { EmailState } from './EmailState.tsx';
import { GroupState } from './GroupState.tsx';
import { UserGroupsMissing } from './UserGroupsMissing.tsx';
import { useProfileChange } from './useProfileChange.ts';
import { CHANGE_PROFILE } from '../texts.ts';
import { CHOOSE_A_GROUP, CURRENT_PASSWORD, CURRENT_PASSWORD_HINT, EMAIL, USER_GROUP } from './texts.ts';

/** The member's own profile. The name cannot change, because the log refers to it. */
export function ProfileForm() {
  const { displayName, pic: presentPic } = useAppSelector(selectProfile);
  const { data: userGroups, error, isFetching, refetch } = useUserGroupsQuery();
  const { wire, pic, setPic, submit, isBusy, failure } = useProfileChange(userGroups);
  return (
    <Form label={CHANGE_PROFILE} error={failure} onSubmit={submit}>
      <PictureField name={displayName} pic={pic} presentPic={presentPic} onChange={setPic} />
      <TextField label={EMAIL} type="email" inputMode="email" autoComplete="email" {...wire('email')} />
      <EmailState />
      {error && <UserGroupsMissing onRetry={() => void refetch()} isRetrying={isFetching} />}
      <SelectField
        label={USER_GROUP}
        placeholder={CHOOSE_A_GROUP}
        options={(userGroups ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        {...wire('group')}
      />
      <GroupState />
      <AboutMeFields aboutme={wire('aboutme')} aboutmeurl={wire('aboutmeurl')} />
      <TextField
        label={CURRENT_PASSWORD}
        hint={CURRENT_PASSWORD_HINT}
        type="password"
        autoComplete="current-password"
        {...wire('password')}
      />
      <Button type="submit" tone="primary" isWide isBusy={isBusy}>
        {CHANGE_PROFILE}
      </Button>
    </Form>
  );
}
