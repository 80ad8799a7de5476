import { Link } from 'react-router-dom';
import { CALENDARS_ENDED } from '@fleetwatch/contract/accounts/texts';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { usePasswordChange } from './usePasswordChange.ts';

/** The old password, the new one and its hint. */
export function PasswordChangeForm() {
  const { displayName } = useAppSelector(selectProfile);
  const { wire, submit, isBusy, isDone, failure } = usePasswordChange();
  return (
    <>
      <Form label="Change Password" error={failure} onSubmit={submit}>
        {/* For password managers: whose password it is. */}
        <input type="text" autoComplete="username" value={displayName} readOnly hidden />
        <TextField
          label="Old password"
          type="password"
          autoComplete="current-password"
          {...wire('oldpassword')}
        />
        <NewPasswordFields
          labels={['New password', 'Confirm password', 'New hint']}
          password={wire('password')}
          repeated={wire('confirm')}
          hint={wire('passwordhint')}
        />
        <Button type="submit" tone="primary" isWide isBusy={isBusy}>
          Change Password
        </Button>
      </Form>
      <div role="status">
        {isDone && (
          <Notice tone="green">
            Your password was changed. The new one is valid at once; your other devices are signed out.{' '}
            {CALENDARS_ENDED} <Link to="/plans?feeds=1">Get new ones</Link>.
          </Notice>
        )}
      </div>
    </>
  );
}
