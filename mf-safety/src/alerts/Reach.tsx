import styled from 'styled-components';
import { NOT_REACHED, ON_THE_WAY, REACHED } from '@fleetwatch/contract/safety/texts';
import { recipientsText } from '@fleetwatch/contract/safety/reachText';
import type { AlertRecipient } from '@fleetwatch/contract/safety/wire';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useClubTime } from '../screen/useClubTime.ts';
import { MESSAGES } from './texts.ts';

const Messages = styled.div`
  display: grid;
  gap: var(--s2);
`;

/** Recipients of messages about a boat, those not reached first (rule notify.reached). Red while no one has received any. */
export function Reach({ recipients }: { recipients: readonly AlertRecipient[] }) {
  const { timeOf } = useClubTime();
  const failed = recipientsText(recipients, 'failed', timeOf);
  const waiting = recipientsText(recipients, 'waiting', timeOf);
  const reached = recipientsText(recipients, 'reached', timeOf);
  if (recipients.length === 0) return null;
  return (
    <Messages role="group" aria-label={MESSAGES}>
      {failed !== '' && (
        <Notice tone={reached === '' ? 'red' : 'amber'}>
          {NOT_REACHED}: {failed}
        </Notice>
      )}
      {waiting !== '' && (
        <Quiet>
          {ON_THE_WAY}: {waiting}
        </Quiet>
      )}
      {reached !== '' && (
        <Quiet>
          {REACHED}: {reached}
        </Quiet>
      )}
    </Messages>
  );
}
