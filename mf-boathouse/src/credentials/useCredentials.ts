import { useState } from 'react';
import { signInPasswordRule } from '@fleetwatch/contract/accounts/rules';
import { refusedFields } from '@fleetwatch/contract/errors/fieldRule';
import type { FieldErrors, FieldRule } from '@fleetwatch/contract/errors/fieldRule';

/** The credentials for one action. */
export interface Credentials {
  /** Full name or email, trimmed. */
  name: string;
  password: string;
}

interface CredentialsDraft extends Credentials {
  errors: FieldErrors<'name' | 'password'>;
  setName: (name: string) => void;
  setPassword: (password: string) => void;
  /** Valid credentials; null if a field is refused, and then `errors` has the reason. */
  check: () => Credentials | null;
}

const NO_ERRORS = {};

/**
 * Name and password as typed, discarded with the component that has them.
 * @param nameRule forms and quick-action dialogs refuse a name in different words (rule kiosk.credentials)
 */
export function useCredentials(nameRule: FieldRule): CredentialsDraft {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors<'name' | 'password'>>(NO_ERRORS);
  return {
    name,
    password,
    errors,
    setName: (typed) => {
      setName(typed);
      setErrors(({ password: refused }) => (refused === undefined ? NO_ERRORS : { password: refused }));
    },
    setPassword: (typed) => {
      setPassword(typed);
      setErrors(({ name: refused }) => (refused === undefined ? NO_ERRORS : { name: refused }));
    },
    check: () => {
      const refused = refusedFields({ name: nameRule(name), password: signInPasswordRule(password) });
      setErrors(refused);
      return Object.keys(refused).length === 0 ? { name: name.trim(), password } : null;
    },
  };
}
