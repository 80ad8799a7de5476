import { useState } from 'react';
import { Link } from 'react-router-dom';
import { signInNameRule } from '@fleetwatch/contract/accounts/rules';
import { readHint } from '@fleetwatch/kit/store/localProfile';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { AccountColumn, AccountLinks } from './AccountColumn.ts';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { PASSWORD_HINT, SIGN_IN } from '../texts.ts';
import { FULL_NAME_HINT, hintFor, NAME, noHint, OTHER_PAGES, REGISTER, RESET, SHOW_HINT } from './texts.ts';

/** /password_hint: the hint stored on this device for a display name (rule account.hint-on-device). It makes no request. */
export function PasswordHintScreen() {
  const { values, wire, passes } = useFormFields({ name: '' });
  const [asked, setAsked] = useState<{ name: string; hint: string | null }>();
  const checked = { name: signInNameRule(values.name) };
  const handleSubmit = () => {
    const name = values.name.trim();
    setAsked(passes(checked) ? { name, hint: readHint(name) } : undefined);
  };
  return (
    <Screen title={PASSWORD_HINT}>
      <AccountColumn>
        <Form label={PASSWORD_HINT} onSubmit={handleSubmit}>
          <TextField
            label={NAME}
            hint={FULL_NAME_HINT}
            autoComplete="username"
            autoCapitalize="words"
            {...wire('name', checked.name)}
          />
          <Button type="submit" tone="primary" isWide>
            {SHOW_HINT}
          </Button>
        </Form>
        <div role="status">
          {asked &&
            (asked.hint === null ? (
              <Notice tone="amber">{noHint(asked.name)}</Notice>
            ) : (
              <Notice>
                {hintFor(asked.name)} <strong>{asked.hint}</strong>
              </Notice>
            ))}
        </div>
        <AccountLinks aria-label={OTHER_PAGES}>
          <Link to="/signin">{SIGN_IN}</Link>
          <Link to="/password_reset">{RESET}</Link>
          <Link to="/signup">{REGISTER}</Link>
        </AccountLinks>
      </AccountColumn>
    </Screen>
  );
}
