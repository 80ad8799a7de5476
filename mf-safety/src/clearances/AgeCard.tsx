import { useState } from 'react';
import {
  birthDateRule,
  guardianEmailRule,
  guardianNameRule,
  type MemberAge,
  type MemberAgeBody,
} from '@fleetwatch/contract/members/age';
import { dayText } from '@fleetwatch/contract/time/dayText';
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
import type { Known } from './Known.ts';

interface AgeCardProps {
  memberId: string;
  age: MemberAge;
  known: Known;
}

/** What is told of a member's age, in words. */
function ageText({ isKnown, isMinor }: MemberAge): string {
  if (!isKnown) return 'No birth date on file.';
  return isMinor ? 'Under 18.' : '18 or over.';
}

function guardianText({ guardian }: MemberAge, today: string): string {
  if (!guardian) return 'No guardian is named.';
  const { name, email, consentOn } = guardian;
  const consent = consentOn === null ? 'No consent yet.' : `Consent given on ${dayText(consentOn, today)}.`;
  return `Guardian: ${name}, ${email}. ${consent}`;
}

/** A member's age and guardian, in a club with juniors (rules member.age, member.guardian). */
export function AgeCard({ memberId, age, known }: AgeCardProps) {
  const [isEdited, setIsEdited] = useState(false);
  return (
    <Card title="Age">
      {isEdited ? (
        <AgeForm memberId={memberId} age={age} known={known} onDone={() => setIsEdited(false)} />
      ) : (
        <>
          <p>{ageText(age)}</p>
          {(age.isMinor || age.guardian) && <Quiet>{guardianText(age, known.today)}</Quiet>}
          <FormButtons>
            <Button icon="pen" onClick={() => setIsEdited(true)}>
              {age.isKnown ? 'Change' : 'Add birth date'}
            </Button>
          </FormButtons>
        </>
      )}
    </Card>
  );
}

function AgeForm({ memberId, age, known, onDone }: AgeCardProps & { onDone: () => void }) {
  const { today, mayGrant } = known;
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
    showOutcome(undefined, 'Saved.');
    onDone();
  };
  return (
    <Form label="Age" onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
      <Fields>
        {age.mayGive && (
          <TextField
            label="Birth date"
            type="date"
            hint={age.isKnown ? 'Leave blank to keep it.' : 'Nobody sees it, only whether you are a minor.'}
            max={today}
            {...form.wire('birthDate', errors.birthDate)}
          />
        )}
        <TextField
          label="Guardian"
          hint="Of a minor: first and last name"
          {...form.wire('name', errors.name)}
        />
        <TextField label="Guardian’s e-mail" type="email" {...form.wire('email', errors.email)} />
        {mayGrant && hasGuardian && (
          <TextField
            label="Consent given on"
            type="date"
            hint="Empty: none yet."
            max={today}
            {...form.wire('consentOn', null)}
          />
        )}
      </Fields>
      <FormButtons>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" tone="primary" isBusy={isLoading}>
          Save
        </Button>
      </FormButtons>
    </Form>
  );
}
