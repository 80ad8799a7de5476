import { useState } from 'react';
import { isOverdueLevel, levelAt } from '@fleetwatch/contract/safety/ladder';
import { dueBack } from '@fleetwatch/contract/safety/messages';
import type { OutBoat, OutBoatsAnswer } from '@fleetwatch/contract/safety/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { useSortieBackMutation, useSortieHelpMutation } from '../data/safetyApi.ts';
import { Call, Stack } from '../screen/safetyStyle.ts';
import { useClubTime } from '../screen/useClubTime.ts';
import { useTellOutcome } from '../screen/useTellOutcome.ts';

/** Minutes from now on, with one tap. */
const MORE_MINUTES = 30;

interface CrewActionsProps {
  boat: OutBoat;
  emergencyNumber: OutBoatsAnswer['settings']['emergencyNumber'];
}

/** What those aboard answer to "Are you back?": landed, 30 minutes more, or that they need help (rules safety.alerts, safety.help). */
export function CrewActions({ boat, emergencyNumber }: CrewActionsProps) {
  const { nowMs, timeOf } = useClubTime();
  const [sendBack, { isLoading }] = useSortieBackMutation();
  const tell = useTellOutcome();
  const level = levelAt(boat.ladder, nowMs);
  const isAsked = level === 'late' || isOverdueLevel(level);
  const handleMore = async () => {
    if (isLoading) return;
    const { data, error } = await sendBack({ id: boat.sortie, back: MORE_MINUTES });
    tell(error, data ? `${boat.bus}: ${dueBack(timeOf(data.expected))}.` : '');
  };
  return (
    <>
      {isAsked && (
        <>
          <ButtonLink tone="primary" to="/actions?do=land">
            Landed
          </ButtonLink>
          <Button icon="clock" isBusy={isLoading} onClick={() => void handleMore()}>
            30 min more
          </Button>
        </>
      )}
      {!boat.help && <NeedHelp boat={boat} emergencyNumber={emergencyNumber} />}
    </>
  );
}

/** Tells officers that the crew needs help. Whom to call stands beside it: a message is no rescue. */
function NeedHelp({ boat, emergencyNumber }: CrewActionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [send, { isLoading, error, reset }] = useSortieHelpMutation();
  const tell = useTellOutcome();
  const close = () => {
    setIsAsked(false);
    reset();
  };
  const confirm = async () => {
    if ((await send(boat.sortie)).error) return;
    tell(undefined, 'Those on duty and the safety officers are told.');
    close();
  };
  return (
    <>
      <Button icon="warning" onClick={() => setIsAsked(true)}>
        Need help
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title="Do you need help?"
        verb="Tell the officers"
        isBusy={isLoading}
        error={error ? failureOf(error).text : undefined}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        <Stack>
          <p>In danger call first. Those on duty and the safety officers are told at once.</p>
          <p>
            <Call href={`tel:${emergencyNumber.replaceAll(/[^+\d]/g, '')}`}>
              Emergency: {emergencyNumber}
            </Call>
          </p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
