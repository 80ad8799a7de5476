import { useState } from 'react';
import { guestErrors } from '@fleetwatch/contract/guests/rules';
import type { Guest, GuestDraft } from '@fleetwatch/contract/guests/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { useIsOnline } from '@fleetwatch/kit/ui/feedback/useIsOnline.ts';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { GuestFields } from './GuestFields.tsx';
import { useChangeGuestMutation, useGuestQuery } from './guestsApi.ts';
import { SAVE, SAVED, contactFor } from './texts.ts';

/** A guest's data, for their host and officers, who may change it (rule guest.contact). */
export function GuestDetails({ id }: { id: string }) {
  const query = useGuestQuery(id);
  return (
    <QueryResult query={query} isEmpty={() => false} emptyText="">
      {(guest) => <ChangeForm key={guest._id} guest={guest} />}
    </QueryResult>
  );
}

function ChangeForm({ guest }: { guest: Guest }) {
  const { _id: id, name, phone, emergency, club, waiver } = guest;
  const today = useClubQuery().data?.today;
  const [draft, setDraft] = useState<GuestDraft>({ name, phone, emergency, club, waiver });
  const [change, { isLoading, error }] = useChangeGuestMutation();
  const isOnline = useIsOnline();
  const showResult = useResultToast();
  const errors = guestErrors(draft, today ?? '');
  const submit = async () => {
    if (isLoading || Object.keys(errors).length > 0) return;
    if (!(await change({ id, ...draft })).error) showResult(undefined, SAVED);
  };
  return (
    <Form
      label={contactFor(name)}
      onSubmit={() => void submit()}
      error={error ? failureOf(error).text : undefined}
    >
      <GuestFields
        {...{ draft, errors, today }}
        onChange={(next) => setDraft((before) => ({ ...before, ...next }))}
      />
      <Row>
        <Button type="submit" isBusy={isLoading} disabled={!isOnline}>
          {SAVE}
        </Button>
      </Row>
    </Form>
  );
}
