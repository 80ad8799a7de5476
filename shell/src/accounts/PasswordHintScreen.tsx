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

/** /password_hint: the hint this device has kept for a display name (rule account.hint-on-device). Nothing is asked of the server. */
export function PasswordHintScreen() {
  const { values, wire, passes } = useFormFields({ name: '' });
  const [asked, setAsked] = useState<{ name: string; hint: string | null }>();
  const checked = { name: signInNameRule(values.name) };
  const handleSubmit = () => {
    const name = values.name.trim();
    setAsked(passes(checked) ? { name, hint: readHint(name) } : undefined);
  };
  return (
    <Screen title="Password Hint">
      <AccountColumn>
        <Form label="Password Hint" onSubmit={handleSubmit}>
          <TextField
            label="Name"
            hint="The full name you sign in with"
            autoComplete="username"
            autoCapitalize="words"
            {...wire('name', checked.name)}
          />
          <Button type="submit" tone="primary" isWide>
            Show hint
          </Button>
        </Form>
        <div role="status">
          {asked &&
            (asked.hint === null ? (
              <Notice tone="amber">
                No hint is stored on this device for {asked.name}. Hints stay on the device on which you
                signed in.
              </Notice>
            ) : (
              <Notice>
                The hint of {asked.name}: <strong>{asked.hint}</strong>
              </Notice>
            ))}
        </div>
        <AccountLinks aria-label="Other ways">
          <Link to="/signin">Sign In</Link>
          <Link to="/password_reset">Reset</Link>
          <Link to="/signup">Register</Link>
        </AccountLinks>
      </AccountColumn>
    </Screen>
  );
}
