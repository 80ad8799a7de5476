import { isOverdueLevel, levelAt } from '@fleetwatch/contract/safety/ladder';
import { dueBack } from '@fleetwatch/contract/safety/texts';
import type { OutBoat, OutBoatsAnswer } from '@fleetwatch/contract/safety/wire';
import { useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { useSortieBackMutation } from '../data/safetyApi.ts';
import { HelpCall } from '../help/HelpCall.tsx';
import { useClubTime } from '../screen/useClubTime.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { MORE_TIME } from '../texts.ts';
import { BACK_LAND } from './texts.ts';

/** Minutes from now, with one tap. */
const MORE_MINUTES = 30;

interface CrewActionsProps {
  boat: OutBoat;
  emergencyNumber: OutBoatsAnswer['settings']['emergencyNumber'];
}

/** The crew's answers to "Are you back?": landed, 30 more minutes, or help (rules safety.alerts, safety.help). */
export function CrewActions({ boat, emergencyNumber }: CrewActionsProps) {
  const { nowMs, timeOf } = useClubTime();
  const [sendBack, { isLoading }] = useSortieBackMutation();
  const showOutcome = useResultToast();
  const { data: stillOut } = useStillOutQuery();
  const isWaiting = stillOut?.find(({ _id }) => _id === boat.sortie)?.isHelpWaiting ?? false;
  const help = { sortie: boat.sortie, bus: boat.bus, isCalled: boat.help !== undefined, isWaiting };
  const level = levelAt(boat.ladder, nowMs);
  const mustAnswer = level === 'late' || isOverdueLevel(level);
  const handleMore = async () => {
    if (isLoading) return;
    const { data, error } = await sendBack({ id: boat.sortie, back: MORE_MINUTES });
    showOutcome(error, data ? `${boat.bus}: ${dueBack(timeOf(data.expected))}.` : '');
  };
  return (
    <>
      {mustAnswer && (
        <>
          <ButtonLink tone="primary" to="/actions?do=land">
            {BACK_LAND}
          </ButtonLink>
          <Button icon="clock" isBusy={isLoading} onClick={() => void handleMore()}>
            {MORE_TIME}
          </Button>
        </>
      )}
      <HelpCall boats={[help]} emergencyNumber={emergencyNumber} />
    </>
  );
}
