import { useState } from 'react';
import {
  birthDateRule,
  guardianEmailRule,
  guardianNameRule,
  type MemberAge,
  type MemberAgeBody,
} from '@fleetwatch/contract/members/age';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons, Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Fields } from '../screen/safetyStyle.ts';
import { useSetMemberAgeMutation } from './clearancesApi.ts';
import type { ClearanceContext } from './ClearanceContext.ts';
import { CANCEL, SAVE, SAVED } from '../texts.ts';
import {
  ADD_BIRTH_DATE,
  AGE,
  BIRTH_DATE,
  BIRTH_DATE_KEPT,
  BIRTH_DATE_PRIVACY,
  CHANGE,
  CONSENT_HINT,
  CONSENT_ON,
  GUARDIAN,
  GUARDIAN_EMAIL,
  GUARDIAN_HINT,
  ageText,
  guardianText,
} from './texts.ts';

interface AgeCardProps {
  memberId: string;
  age: MemberAge;
  context: ClearanceContext;
}

/** Age and guardian of a member, in a club with juniors (rules member.age, member.guardian). */
export function AgeCard({ memberId, age, context }: AgeCardProps) {
  const [isEdited, setIsEdited] = useState(false);
  return (
    <Card title={AGE}>
      {isEdited ? (
        <AgeForm memberId={memberId} age={age} context={context} onDone={() => setIsEdited(false)} />
      ) : (
        <>
          <p>{ageText(age)}</p>
          {(age.isMinor || age.guardian) && <Quiet>{guardianText(age, context.today)}</Quiet>}
          <FormButtons>
            <Button icon="pen" onClick={() => setIsEdited(true)}>
              {age.isKnown ? CHANGE : ADD_BIRTH_DATE}
            </Button>
          </FormButtons>
        </>
      )}
    </Card>
  );
}

function AgeForm({ memberId, age, context, onDone }: AgeCardProps & { onDone: () => void }) {
  const { today, mayGrant } = context;
  const form = useFormFields({
    birthDate: '',
    name: age.guardian?.name ?? '',
    email: age.guardian?.email ?? '',
    consentOn: age.guardian?.consentOn ?? '',
  });
  const { birthDate, name, email, consentOn } = form.values;
  const [send, { isLoading, error }] = useSetMemberAgeMutation();
  const showOutcome = useResultToast();
  const hasGuardian = name.trim() !== '' || email.trim() !== '';
  const errors = {
    birthDate: birthDate === '' ? null : birthDateRule(today)(birthDate),
    name: hasGuardian ? guardianNameRule(name) : null,
    email: hasGuardian ? guardianEmailRule(email) : null,
  };
  const submit = async () => {
    if (!form.passes(errors) || isLoading) return;
    const body: MemberAgeBody = {
      id: memberId,
      birthDate: birthDate === '' ? null : birthDate,
      guardian: hasGuardian ? { name, email, consentOn: consentOn === '' ? null : consentOn } : null,
    };
    const answer = await send(body);
    if (answer.error) return;
    showOutcome(undefined, SAVED);
    onDone();
  };
  return (
    <Form label={AGE} onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
      <Fields>
        {age.mayGive && (
          <TextField
            label={BIRTH_DATE}
            type="date"
            hint={age.isKnown ? BIRTH_DATE_KEPT : BIRTH_DATE_PRIVACY}
            max={today}
            {...form.wire('birthDate', errors.birthDate)}
          />
        )}
        <TextField label={GUARDIAN} hint={GUARDIAN_HINT} {...form.wire('name', errors.name)} />
        <TextField label={GUARDIAN_EMAIL} type="email" {...form.wire('email', errors.email)} />
        {mayGrant && hasGuardian && (
          <TextField
            label={CONSENT_ON}
            type="date"
            hint={CONSENT_HINT}
            max={today}
            {...form.wire('consentOn', null)}
          />
        )}
      </Fields>
      <FormButtons>
        <Button onClick={onDone}>{CANCEL}</Button>
        <Button type="submit" tone="primary" isBusy={isLoading}>
          {SAVE}
        </Button>
      </FormButtons>
    </Form>
  );
}
