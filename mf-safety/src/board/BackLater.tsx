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
import { LATER } from './standing.ts';

interface BackLaterProps {
  boat: OutBoat;
  lastBoat: OutBoatsAnswer['lastBoat'];
}

/** Says when a boat that is out is back: one tap on how long it takes from now on (rule safety.board). */
export function BackLater({ boat, lastBoat }: BackLaterProps) {
  const { nowMs, timeOf } = useClubTime();
  const [isOpen, setIsOpen] = useState(false);
  const [send, { isLoading, error, reset }] = useSortieBackMutation();
  const showOutcome = useResultToast();
  const isDark = lastBoat === null || nowMs >= lastBoat;
  const choices = LATER.filter(({ back }) => back !== 'dark' || !isDark);
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
        Back later
      </Button>
      <Dialog
        isOpen={isOpen}
        title={`When will ${boat.bus} be back?`}
        onClose={close}
        actions={<Button onClick={close}>Cancel</Button>}
      >
        <Stack>
          <p>From now on:</p>
          <Row>
            {choices.map(({ value, label, back }) => (
              <Button key={value} isBusy={isLoading} onClick={() => void choose(back)}>
                {label}, {timeOf(expectedReturn(back, nowMs, { minutes: 0, lastBoatMs: lastBoat }))}
              </Button>
            ))}
          </Row>
          <div role="alert">{error && <Notice tone="red">{failureOf(error).text}</Notice>}</div>
        </Stack>
      </Dialog>
    </>
  );
}
