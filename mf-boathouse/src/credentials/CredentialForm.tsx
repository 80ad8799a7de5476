import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import type { FieldRule } from '@fleetwatch/contract/errors/fieldRule';
import { isAborted, isOutcomeUnknown } from '@fleetwatch/kit/store/apiFailure';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { useHasLanded } from '../launch/useHasLanded.ts';
import { useCredentials } from './useCredentials.ts';
import type { Credentials } from './useCredentials.ts';
import { BACK } from '../texts.ts';
import { NAME_OR_EMAIL, PASSWORD } from './texts.ts';

interface CredentialFormProps {
  /** Accessible name of the form. */
  label: string;
  nameRule: FieldRule;
  /** The button's label. */
  verb: string;
  /** Whether the boat in question is out: its refusal is cleared when the boat lands. */
  isOut?: boolean;
  /** Other fields, above the name. */
  children?: ReactNode;
  /** Whether the other fields are valid; they show their own errors. */
  mayGo?: () => boolean;
  /** Shows a refusal above the fields, for a long form, where the space below its button is not visible. */
  isRefusalFirst?: boolean;
  /** Performs the action; resolves with null, or the reason of the refusal. */
  onSign: (credentials: Credentials) => Promise<ApiFailure | null>;
  onCancel?: () => void;
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  > button {
    flex: 1;
  }
  > [type='submit'] {
    flex: 2;
  }
`;

/* Side by side if there is room: the button below them stays visible on a tablet in landscape orientation. */
const Fields = styled.div`
  container-type: inline-size;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
    @container (min-width: 720px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/**
 * Name and password for one action. A rejection shows its text, empties the password, keeps the name and is counted (rule
 * kiosk.refusal); after a lost answer nothing is emptied, so that the same can be sent again.
 */
export function CredentialForm({
  label,
  nameRule,
  verb,
  isOut = false,
  children,
  mayGo = () => true,
  isRefusalFirst = false,
  onSign,
  onCancel,
}: CredentialFormProps) {
  const { countRejection, forgetRejections } = useKiosk();
  const { name, password, errors, setName, setPassword, check } = useCredentials(nameRule);
  const [refusal, setRefusal] = useState<ApiFailure>();
  const [isBusy, setIsBusy] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const refusalAbove = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) refusalAbove.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  useHasLanded(isOut, () => {
    if (refusal?.code === 'already_launched') setRefusal(undefined);
  });

  const handleFailure = (failure: ApiFailure) => {
    setIsBusy(false);
    if (isAborted(failure)) return;
    setRefusal(failure);
    if (isOutcomeUnknown(failure)) return;
    setPassword('');
    passwordInput.current?.focus();
    countRejection();
  };
  const handleSubmit = async () => {
    setRefusal(undefined);
    const credentials = check();
    if (!mayGo() || !credentials || isBusy) return;
    setIsBusy(true);
    const failure = await onSign(credentials);
    if (failure) handleFailure(failure);
    else forgetRejections();
  };

  /** Enter in the name moves on to an empty password. */
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || name === '' || password !== '') return;
    event.preventDefault();
    passwordInput.current?.focus();
  };

  return (
    <Form
      label={label}
      error={isRefusalFirst ? undefined : refusal?.text}
      onSubmit={() => void handleSubmit()}
    >
      {children}
      {isRefusalFirst && (
        <div ref={refusalAbove} role="alert">
          {refusal && <Notice tone="red">{refusal.text}</Notice>}
        </div>
      )}
      <Fields>
        <div>
          <TextField
            label={NAME_OR_EMAIL}
            value={name}
            onChange={setName}
            error={errors.name}
            onKeyDown={goOn}
            enterKeyHint="next"
            autoComplete="off"
            autoCapitalize="words"
            autoCorrect="off"
            spellCheck={false}
            // eslint-disable-next-line jsx-a11y-x/no-autofocus -- after a boat or Land the name is the only next input
            autoFocus
          />
          <TextField
            ref={passwordInput}
            label={PASSWORD}
            type="password"
            value={password}
            onChange={setPassword}
            error={errors.password}
            // Browsers offer to save passwords despite "off", but not one-time codes.
            autoComplete="one-time-code"
            enterKeyHint="go"
          />
        </div>
      </Fields>
      <Actions>
        {onCancel && <Button onClick={onCancel}>{BACK}</Button>}
        <Button type="submit" tone="primary" isBusy={isBusy}>
          {verb}
        </Button>
      </Actions>
    </Form>
  );
}
