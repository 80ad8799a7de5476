import { useState } from 'react';
import { expectedReturn } from '@fleetwatch/contract/safety/ladder';
import { dueBack } from '@fleetwatch/contract/safety/texts';
import type { OutBoat, OutBoatsAnswer } from '@fleetwatch/contract/safety/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useSortieBackMutation } from '../data/safetyApi.ts';
import { useClubTime } from '../screen/useClubTime.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { CANCEL } from '../texts.ts';
import { BACK_LATER, FROM_NOW, RETURN_TEXTS, whenBack } from './texts.ts';

/** Minutes from now, or when it gets dark. */
const RETURNS = [15, 30, 60, 90, 120, 'dark'] as const;

interface BackLaterProps {
  boat: OutBoat;
  lastBoat: OutBoatsAnswer['lastBoat'];
}

/** Sets the expected return of a boat that is out: one tap on the minutes from now (rule safety.board). */
export function BackLater({ boat, lastBoat }: BackLaterProps) {
  const { nowMs, timeOf } = useClubTime();
  const [isOpen, setIsOpen] = useState(false);
  const [send, { isLoading, error, reset }] = useSortieBackMutation();
  const showOutcome = useResultToast();
  const isDark = lastBoat === null || nowMs >= lastBoat;
  const choices = RETURNS.filter((back) => back !== 'dark' || !isDark);
  const close = () => {
    setIsOpen(false);
    reset();
  };
  const choose = async (back: number | 'dark') => {
    if (isLoading) return;
    const answer = await send({ id: boat.sortie, back });
    if (answer.error) return;
    showOutcome(undefined, `${boat.bus}: ${dueBack(timeOf(answer.data.expected))}.`);
    close();
  };
  return (
    <>
      <Button icon="clock" onClick={() => setIsOpen(true)}>
        {BACK_LATER}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={whenBack(boat.bus)}
        onClose={close}
        actions={<Button onClick={close}>{CANCEL}</Button>}
      >
        <Stack>
          <p>{FROM_NOW}</p>
          <Row>
            {choices.map((back) => (
              <Button key={back} isBusy={isLoading} onClick={() => void choose(back)}>
                {RETURN_TEXTS[back]},{' '}
                {timeOf(expectedReturn(back, nowMs, { minutes: 0, lastBoatMs: lastBoat }))}
              </Button>
            ))}
          </Row>
          <div role="alert">{error && <Notice tone="red">{failureOf(error).text}</Notice>}</div>
        </Stack>
      </Dialog>
    </>
  );
}
