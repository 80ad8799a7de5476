import { useState } from 'react';
import { SWIMS } from '@fleetwatch/contract/safety/kinds';
import { CONSENT_NEEDED, CONTACT_SHAPE, PHONE_SHAPE, SWIMS_TEXTS } from '@fleetwatch/contract/safety/texts';
import {
  CONTACT_NAME_MAX,
  CONTACTS_MAX,
  MEDICAL_NOTE_MAX,
  PHONE,
  RELATION_MAX,
} from '@fleetwatch/contract/safety/settings';
import type { ContactsAnswer, ContactsBody, EmergencyContact } from '@fleetwatch/contract/safety/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useMyContactsQuery, useSetMyContactsMutation } from '../data/safetyApi.ts';
import { Fields, Lines } from '../screen/safetyStyle.ts';
import { useClubTime } from '../screen/useClubTime.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons, Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { MY_CONTACTS, NAME, PHONE_LABEL, SAVE, SAVED } from '../texts.ts';
import {
  CONTACTS_PRIVACY,
  ERASE_NOTE,
  FIRST_CONTACT,
  FOR_RESCUERS,
  IN_AN_EMERGENCY,
  MEDICAL_NOTE,
  MY_PHONE,
  MY_PHONE_HINT,
  NEVER_VIEWED,
  NOTE_CONSENT,
  NOT_GIVEN,
  RELATION,
  RELATION_HINT,
  SECOND_CONTACT,
  SWIMMING,
  WHO_VIEWED,
  contactLabel,
  viewedBy,
} from './texts.ts';

const NOBODY: EmergencyContact = { name: '', relation: '', phone: '' };
const isEmpty = ({ name, relation, phone }: EmergencyContact): boolean =>
  [name, relation, phone].every((text) => text.trim() === '');
const isComplete = ({ name, phone }: EmergencyContact): boolean =>
  name.trim() !== '' && PHONE.test(phone.trim());

/** A member's emergency details, and the officers who viewed them (rule safety.contacts). */
export function MyContacts() {
  const query = useMyContactsQuery();
  const { timeOf } = useClubTime();
  return (
    <QueryResult query={query} isEmpty={() => false} emptyText="">
      {(answer) => (
        <Stack>
          <ContactsForm answer={answer} />
          <Card title={WHO_VIEWED}>
            {answer.looks.length === 0 ? (
              <Quiet>{NEVER_VIEWED}</Quiet>
            ) : (
              <Lines>
                {answer.looks.map(({ by, at, bus }) => (
                  <li key={`${at} ${by}`}>
                    <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
                    <span>{viewedBy(by, bus)}</span>
                  </li>
                ))}
              </Lines>
            )}
          </Card>
        </Stack>
      )}
    </QueryResult>
  );
}

function ContactsForm({ answer }: { answer: ContactsAnswer }) {
  const [mobile, setMobile] = useState(answer.mobile);
  const [contacts, setContacts] = useState(() =>
    Array.from({ length: CONTACTS_MAX }, (_, at) => answer.emergency[at] ?? NOBODY),
  );
  const [swims, setSwims] = useState(answer.swims ?? '');
  const [medicalNote, setMedicalNote] = useState(answer.medicalNote);
  const [hasConsent, setHasConsent] = useState(answer.hasConsent);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [send, { isLoading, error }] = useSetMyContactsMutation();
  const showOutcome = useResultToast();
  const isMobileWrong = mobile.trim() !== '' && !PHONE.test(mobile.trim());
  const isWrong = (contact: EmergencyContact) => !isEmpty(contact) && !isComplete(contact);
  const lacksConsent = medicalNote.trim() !== '' && !hasConsent;
  const change = (at: number, part: Partial<EmergencyContact>) =>
    setContacts((before) => before.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const save = async (body: ContactsBody) => {
    if (isLoading) return false;
    const sent = await send(body);
    if (!sent.error) showOutcome(undefined, SAVED);
    return !sent.error;
  };
  const body = (note: string, consent: boolean): ContactsBody => ({
    mobile: mobile.trim(),
    emergency: contacts
      .filter((one) => !isEmpty(one))
      .map(({ name, relation, phone }) => ({
        name: name.trim(),
        relation: relation.trim(),
        phone: phone.trim(),
      })),
    swims,
    medicalNote: note,
    hasConsent: consent,
  });
  const submit = () => {
    setHasSubmitted(true);
    if (isMobileWrong || contacts.some(isWrong) || lacksConsent) return;
    void save(body(medicalNote.trim(), hasConsent));
  };
  // The saved contacts without the note: unsaved input is not sent.
  const erase = async () => {
    const { looks: _looks, ...saved } = answer;
    if (!(await save({ ...saved, medicalNote: '', hasConsent: false }))) return;
    setMedicalNote('');
    setHasConsent(false);
  };
  return (
    <Form label={MY_CONTACTS} onSubmit={submit} error={error ? failureOf(error).text : undefined}>
      <Card title={IN_AN_EMERGENCY}>
        <Quiet>{CONTACTS_PRIVACY}</Quiet>
        <TextField
          label={MY_PHONE}
          hint={MY_PHONE_HINT}
          type="tel"
          autoComplete="tel"
          value={mobile}
          onChange={setMobile}
          error={hasSubmitted && isMobileWrong ? PHONE_SHAPE : undefined}
        />
        <SelectField
          label={SWIMMING}
          options={[
            { value: '', label: NOT_GIVEN },
            ...SWIMS.map((value) => ({ value, label: SWIMS_TEXTS[value] })),
          ]}
          value={swims}
          onChange={(value) => setSwims(SWIMS.find((one) => one === value) ?? '')}
        />
        {contacts.map((contact, at) => (
          <div key={at} role="group" aria-label={at === 0 ? FIRST_CONTACT : SECOND_CONTACT}>
            <Fields>
              <TextField
                label={contactLabel(at + 1)}
                hint={NAME}
                maxLength={CONTACT_NAME_MAX}
                autoComplete="off"
                value={contact.name}
                onChange={(name) => change(at, { name })}
                error={hasSubmitted && isWrong(contact) ? CONTACT_SHAPE : undefined}
              />
              <TextField
                label={RELATION}
                hint={RELATION_HINT}
                maxLength={RELATION_MAX}
                autoComplete="off"
                value={contact.relation}
                onChange={(relation) => change(at, { relation })}
              />
              <TextField
                label={PHONE_LABEL}
                type="tel"
                autoComplete="off"
                value={contact.phone}
                onChange={(phone) => change(at, { phone })}
              />
            </Fields>
          </div>
        ))}
      </Card>
      <Card title={MEDICAL_NOTE}>
        <TextField
          label={FOR_RESCUERS}
          limit={MEDICAL_NOTE_MAX}
          maxLength={MEDICAL_NOTE_MAX}
          autoComplete="off"
          value={medicalNote}
          onChange={setMedicalNote}
        />
        <CheckboxField
          label={NOTE_CONSENT}
          isChecked={hasConsent}
          onChange={setHasConsent}
          error={hasSubmitted && lacksConsent ? CONSENT_NEEDED : undefined}
        />
        {answer.medicalNote !== '' && (
          <FormButtons>
            <Button isBusy={isLoading} onClick={() => void erase()}>
              {ERASE_NOTE}
            </Button>
          </FormButtons>
        )}
      </Card>
      <FormButtons>
        <Button type="submit" tone="primary" isBusy={isLoading}>
          {SAVE}
        </Button>
      </FormButtons>
    </Form>
  );
}
