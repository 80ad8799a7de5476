import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { HELP_CALLED, HELP_NOT_SENT } from '@fleetwatch/contract/safety/texts';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useOutBoatsQuery } from '@fleetwatch/kit/store/safety';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useSortieHelpMutation } from '../data/safetyApi.ts';
import { Call } from '../screen/safetyStyle.ts';
import { NEED_HELP } from '../texts.ts';
import { ALERT_OFFICERS, CALL_FIRST, DO_YOU_NEED_HELP, boatNotice, emergencyCall } from './texts.ts';

/** A boat with the member aboard. */
export interface HelpBoat {
  sortie: string;
  bus: string;
  /** The server has the call. */
  isCalled: boolean;
  /** The call waits on this device. */
  isWaiting: boolean;
}

interface HelpCallProps {
  /** The boat of the first is selected. */
  boats: readonly HelpBoat[];
  /** Undefined before it has loaded. */
  emergencyNumber: string | undefined;
  /** The only red button of a screen, within the thumb's reach. */
  isProminent?: boolean;
  /** For members in several boats: the boat that needs help. */
  choiceOf?: (boats: readonly HelpBoat[], chosen: string, onChoose: (sortie: string) => void) => ReactNode;
}

const Calls = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: var(--s2);
  &:empty {
    display: none;
  }
`;

/**
 * Alerts officers for those aboard, after a confirmation (rule safety.help). The emergency number is beside it: a message is not a rescue.
 * Until the server has answered it shows that no one is notified yet.
 */
export function HelpCall({ boats, emergencyNumber, isProminent = false, choiceOf }: HelpCallProps) {
  const { isFetching } = useOutBoatsQuery();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const [sending, setSending] = useState('');
  const [held, setHeld] = useState<readonly string[]>([]);
  const [send, { error, reset }] = useSortieHelpMutation();

  // A call stays waiting until the boats are refetched: the outbox empties before they show the call.
  const waits = ({ sortie, isCalled, isWaiting }: HelpBoat): boolean =>
    !isCalled && (isWaiting || sortie === sending || (isFetching && held.includes(sortie)));
  const waiting = boats.filter(waits);
  const waitingIds = waiting.map(({ sortie }) => sortie);
  if (waitingIds.join() !== held.join()) setHeld(waitingIds);
  const called = boats.filter(({ isCalled }) => isCalled);
  const others = boats.filter((boat) => !boat.isCalled && !waits(boat));
  const boat = others.find(({ sortie }) => sortie === chosen) ?? others[0];

  const close = () => {
    setIsOpen(false);
    reset();
  };
  const confirm = async () => {
    if (!boat) return;
    setIsOpen(false);
    setSending(boat.sortie);
    const answer = await send(boat.sortie);
    setSending('');
    if (!answer.error) return;
    // The dialog opens again, with the reason.
    setHeld([]);
    setIsOpen(true);
  };
  const call = emergencyNumber !== undefined && (
    <Call href={`tel:${emergencyNumber.replaceAll(/[^+\d]/g, '')}`}>{emergencyCall(emergencyNumber)}</Call>
  );
  const named = ({ bus }: HelpBoat, text: string): string =>
    boats.length > 1 ? boatNotice(bus, text) : text;
  return (
    <>
      <Calls role="alert">
        {waiting.map((one) => (
          <Notice key={one.sortie} tone="red" actions={call}>
            {named(one, HELP_NOT_SENT)}
          </Notice>
        ))}
        {called.map((one) => (
          <Notice key={one.sortie} actions={call}>
            {named(one, HELP_CALLED)}
          </Notice>
        ))}
      </Calls>
      {boat && (
        <Button
          icon="warning"
          tone={isProminent ? 'danger' : 'secondary'}
          isWide={isProminent}
          onClick={() => setIsOpen(true)}
        >
          {NEED_HELP}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isOpen && boat !== undefined}
        title={DO_YOU_NEED_HELP}
        verb={ALERT_OFFICERS}
        isDangerous
        error={error ? failureOf(error).text : undefined}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        <Stack>
          <p>{CALL_FIRST}</p>
          {call && <p>{call}</p>}
          {boat && others.length > 1 && choiceOf?.(others, boat.sortie, setChosen)}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
