import { useState } from 'react';
import { dryDockedAtBoathouse } from '@fleetwatch/contract/boats/texts';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { dockReason } from '@fleetwatch/contract/damages/texts';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import { DialogRules } from '@fleetwatch/kit/launch/LaunchGate';
import { useLaunch } from '@fleetwatch/kit/launch/useLaunch.ts';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { textOfFailure } from '@fleetwatch/kit/store/failureMessages';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { SNACKBAR_MS } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { LAUNCH_MESSAGES } from '../screen/failureMessages.ts';
import { CANCEL } from '../texts.ts';
import { BEFORE_YOU_LAUNCH, LAUNCH, LAUNCHED_DONE, LAUNCH_BOAT, launchBoatNow } from './texts.ts';

/** Expected return, in clubs that watch for overdue boats. */
const TripPart = createPart(async () => (await import('@fleetwatch/kit/parts/TripFields')).TripFields);

interface LaunchDialogProps {
  boat: Boat;
  onClose: () => void;
}

/** Launches a boat of the fleet without a crew, after the questions of every launch (rules boat.actions, launch.rules). */
export function LaunchDialog({ boat, onClose }: LaunchDialogProps) {
  const dispatch = useAppDispatch();
  const aboard = [useAppSelector(selectMemberId)];
  const isWatching = useHasFeature('overdue');
  const [trip, setTrip] = useState<Trip>({});
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const flow = useLaunch({ target: { bus: boat._id }, boat, trip });
  const { question } = flow;

  const refusalOf = (thrown: unknown): string => {
    const { status, code } = failureOf(thrown);
    if (status === 409 || status === 404) dispatch(invalidateTags(['Boats', { type: 'Sorties', id: 'OUT' }]));
    return code === 'dry_docked'
      ? dryDockedAtBoathouse(boat.name) + dockReason(boat.damage)
      : textOfFailure(thrown, LAUNCH_MESSAGES);
  };
  const handleLaunch = async () => {
    setIsBusy(true);
    setError('');
    try {
      await flow.launch();
      dispatch(toastShown({ text: LAUNCHED_DONE, tone: 'success', lifetimeMs: SNACKBAR_MS }));
      onClose();
    } catch (thrown) {
      setError(refusalOf(thrown));
      setIsBusy(false);
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{CANCEL}</Button>
      {flow.isStopped ? null : (
        <Button tone="primary" isBusy={isBusy} disabled={!flow.isReady} onClick={() => void handleLaunch()}>
          {LAUNCH_BOAT}
        </Button>
      )}
    </>
  );
  return (
    <>
      <Dialog isOpen={question === null} title={LAUNCH} onClose={onClose} actions={actions}>
        <Stack $gap="s3">
          <p>{launchBoatNow(boat.name)}</p>
          <DialogRules flow={flow} aboard={aboard} />
          {isWatching && (
            <>
              <TripPart.View part="time" value={trip} onChange={setTrip} />
              <TripPart.View part="rest" aboard={aboard} value={trip} onChange={setTrip} />
            </>
          )}
          <div role="alert">{error === '' ? null : <Notice tone="red">{error}</Notice>}</div>
        </Stack>
      </Dialog>
      <ConfirmDialog
        isOpen={question !== null}
        title={BEFORE_YOU_LAUNCH}
        verb={LAUNCH_BOAT}
        onConfirm={() => question?.answer(true)}
        onCancel={() => {
          question?.answer(false);
          onClose();
        }}
      >
        {question?.text}
      </ConfirmDialog>
    </>
  );
}
