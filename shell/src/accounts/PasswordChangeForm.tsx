import { Link } from 'react-router-dom';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { usePasswordChange } from './usePasswordChange.ts';
import {
  CHANGE_PASSWORD,
  CONFIRM_PASSWORD,
  GET_NEW_CALENDARS,
  NEW_HINT,
  NEW_PASSWORD,
  OLD_PASSWORD,
  PASSWORD_CHANGED,
} from './texts.ts';

/** The old password, the new one and its hint. */
export function PasswordChangeForm() {
  const { displayName } = useAppSelector(selectProfile);
  const { wire, submit, isBusy, isDone, failure } = usePasswordChange();
  return (
    <>
      <Form label={CHANGE_PASSWORD} error={failure} onSubmit={submit}>
        {/* For password managers: whose password it is. */}
        <input type="text" autoComplete="username" value={displayName} readOnly hidden />
        <TextField
          label={OLD_PASSWORD}
          type="password"
          autoComplete="current-password"
          {...wire('oldpassword')}
        />
        <NewPasswordFields
          labels={[NEW_PASSWORD, CONFIRM_PASSWORD, NEW_HINT]}
          password={wire('password')}
          repeated={wire('confirm')}
          hint={wire('passwordhint')}
        />
        <Button type="submit" tone="primary" isWide isBusy={isBusy}>
          {CHANGE_PASSWORD}
        </Button>
      </Form>
      <div role="status">
        {isDone && (
          <Notice tone="green">
            {PASSWORD_CHANGED} <Link to="/plans?feeds=1">{GET_NEW_CALENDARS}</Link>.
          </Notice>
        )}
      </div>
    </>
  );
}
