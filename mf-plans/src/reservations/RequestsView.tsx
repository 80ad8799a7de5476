import { useState } from 'react';
import { declineReasonRule } from '@fleetwatch/contract/reservations/rules';
import { NOTE_MAX } from '@fleetwatch/contract/reservations/settings';
import type { BoatReservation } from '@fleetwatch/contract/reservations/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { FormButtons, Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useDecideReservationMutation, useReservationRequestsQuery } from './reservationsApi.ts';
import { Rows, Words } from './reservationsStyle.ts';
import {
  APPROVE,
  DECLINE,
  DECLINED,
  DECLINE_RESERVATION,
  NO_REQUESTS,
  REASON,
  REQUESTS,
  approveFor,
  approvedFor,
  boatAndTime,
  declineFor,
  detailsText,
  requestText,
  seenBy,
  whenText,
} from './texts.ts';

/** The weeks of one series are decided together, so only the first is listed. */
function firstOfSeries(requests: readonly BoatReservation[]): BoatReservation[] {
  return requests.filter(({ series }, at) => requests.findIndex((one) => one.series === series) === at);
}

/** Requests for an officer to decide (rule reservation.approval). */
export function RequestsView() {
  const query = useReservationRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [declined, setDeclined] = useState<BoatReservation>();
  return (
    <>
      <QueryResult query={query} isEmpty={(requests) => requests.length === 0} emptyText={NO_REQUESTS}>
        {(requests) => (
          <Rows aria-label={REQUESTS}>
            {firstOfSeries(requests).map((one) => (
              <RequestRow key={one._id} request={one} onDecline={() => setDeclined(one)} />
            ))}
          </Rows>
        )}
      </QueryResult>
      {declined && <DeclineDialog request={declined} onClose={() => setDeclined(undefined)} />}
    </>
  );
}

function RequestRow({ request, onDecline }: { request: BoatReservation; onDecline: () => void }) {
  const { _id, by, boatName, launch, land } = request;
  const [decide, { isLoading }] = useDecideReservationMutation();
  const showOutcome = useResultToast();
  const approve = async () => {
    const { error } = await decide({ id: _id, approve: true, reason: '' });
    showOutcome(error, approvedFor(boatName, by.name));
  };
  return (
    <li>
      <Words>
        <strong>{by.name}</strong>
        <div>{boatAndTime(boatName, whenText(launch, land))}</div>
        <Quiet>{detailsText(request)}</Quiet>
      </Words>
      <FormButtons>
        <Button aria-label={declineFor(boatName, by.name)} onClick={onDecline}>
          {DECLINE}
        </Button>
        <Button
          tone="primary"
          isBusy={isLoading}
          aria-label={approveFor(boatName, by.name)}
          onClick={() => void approve()}
        >
          {APPROVE}
        </Button>
      </FormButtons>
    </li>
  );
}

function DeclineDialog({ request, onClose }: { request: BoatReservation; onClose: () => void }) {
  const { _id, by, boatName, launch, land } = request;
  const [reason, setReason] = useState('');
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [decide, { isLoading, error }] = useDecideReservationMutation();
  const showOutcome = useResultToast();
  const refusal = declineReasonRule(reason);
  const send = async () => {
    setHasSubmitted(true);
    if (refusal !== null) return;
    if ((await decide({ id: _id, approve: false, reason: reason.trim() })).error) return;
    showOutcome(undefined, DECLINED);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={DECLINE_RESERVATION}
      verb={DECLINE}
      isBusy={isLoading}
      error={error ? failureOf(error).text : undefined}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>{requestText(by.name, boatAndTime(boatName, whenText(launch, land)))}</p>
      <TextField
        label={REASON}
        hint={seenBy(by.name)}
        value={reason}
        onChange={setReason}
        limit={NOTE_MAX}
        maxLength={NOTE_MAX}
        error={hasSubmitted ? (refusal ?? undefined) : undefined}
      />
    </ConfirmDialog>
  );
}
