import { useState } from 'react';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsOnDeck } from '@fleetwatch/kit/store/members';
import { selectClubStatus } from '@fleetwatch/kit/store/status';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { hasSeenHint, markHintSeen } from '@fleetwatch/kit/ui/list/seenHints.ts';
import { OfflineBar } from '../offline/offlineStyle.ts';
import { pushPermission } from './browserPush.ts';
import { usePushSwitch } from './usePushSwitch.ts';
import { NOT_NOW, NOTIFY_ME, NOTIFY_WHEN_BOATED } from './bellTexts.ts';

const HINT = 'boated';

/**
 * Asks once on a device whether to notify its member when they are boated: when they go on deck and wait for it (rule
 * notify.asked).
 */
export function BoatedQuestion() {
  const isOnDeck = useAppSelector(selectIsOnDeck);
  const { status } = useAppSelector((state) => selectClubStatus(state, isOnDeck));
  const [isAnswered, setIsAnswered] = useState(() => hasSeenHint(HINT));
  const isDue = status === 'ondeck' && !isAnswered && pushPermission() === 'off';
  const { state, isBusy, turnOn } = usePushSwitch({ skip: !isDue });
  if (!isDue || state !== 'off') return null;
  const answer = () => {
    markHintSeen(HINT);
    setIsAnswered(true);
  };
  return (
    <OfflineBar role="status">
      <Notice
        actions={
          <>
            <Button tone="primary" isBusy={isBusy} onClick={() => void turnOn().then(answer)}>
              {NOTIFY_ME}
            </Button>
            <Button onClick={answer}>{NOT_NOW}</Button>
          </>
        }
      >
        {NOTIFY_WHEN_BOATED}
      </Notice>
    </OfflineBar>
  );
}
