import { useState } from 'react';
import { guestErrors } from '@fleetwatch/contract/guests/rules';
import type { GuestDraft } from '@fleetwatch/contract/guests/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useIsOnline } from '@fleetwatch/kit/ui/feedback/useIsOnline.ts';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Quiet, Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { EMPTY_GUEST, GuestFields } from './GuestFields.tsx';
import { useAddGuestMutation } from './guestsApi.ts';
import { ADD_GUEST, NEEDS_CONNECTION, NEW_GUEST, WHO_SEES_CONTACT, YOUR_GUEST, guestAdded } from './texts.ts';

/** Adds a guest of the member (rule guest.record). The draft stays on the device until it is sent. */
export function NewGuestForm({ onDone }: { onDone: () => void }) {
  const today = useClubQuery().data?.today;
  const [draft, setDraft, drop] = useDraft<GuestDraft>('guest:new', EMPTY_GUEST);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [add, { isLoading, error }] = useAddGuestMutation();
  const isOnline = useIsOnline();
  const showResult = useResultToast();
  const errors = guestErrors(draft, today ?? '');
  const submit = async () => {
    setHasSubmitted(true);
    if (isLoading || Object.keys(errors).length > 0) return;
    if ((await add(draft)).error) return;
    drop();
    showResult(undefined, guestAdded(draft.name.trim()));
    onDone();
  };
  return (
    <Card title={YOUR_GUEST}>
      <Form
        label={NEW_GUEST}
        onSubmit={() => void submit()}
        error={error ? failureOf(error).text : undefined}
      >
        {!isOnline && <Notice tone="amber">{NEEDS_CONNECTION}</Notice>}
        <GuestFields
          draft={draft}
          errors={hasSubmitted ? errors : {}}
          today={today}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <Quiet>{WHO_SEES_CONTACT}</Quiet>
        <Row>
          <Button type="submit" tone="primary" isBusy={isLoading} disabled={!isOnline}>
            {ADD_GUEST}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
