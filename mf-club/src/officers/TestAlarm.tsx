import styled from 'styled-components';
import { TEST_ALARM } from '@fleetwatch/contract/officers/texts';
import {
  FAILURE_TEXTS,
  FORMER_MEMBER,
  NOT_REACHED,
  ON_THE_WAY,
  REACHED,
} from '@fleetwatch/contract/safety/texts';
import type { AlertRecipient } from '@fleetwatch/contract/safety/wire';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart, shortTime } from '@fleetwatch/contract/time/localText';
import { useOfficersQuery } from '@fleetwatch/kit/store/clearances';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Badge, type BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { useSendTestAlarmMutation } from './officersApi.ts';
import { SEND_TEST_ALARM, TEST_ALARM_HINT, TEST_SENT } from './texts.ts';

/** Polling interval while some messages are on the way. */
const POLL_MS = 10_000;

const STATES: Readonly<Record<AlertRecipient['state'], { text: string; tone: BadgeTone }>> = {
  reached: { text: REACHED, tone: 'green' },
  waiting: { text: ON_THE_WAY, tone: 'neutral' },
  failed: { text: NOT_REACHED, tone: 'amber' },
};

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s3);
`;

const Recipients = styled.ul`
  display: grid;
  gap: var(--s3);
  width: 100%;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--s2);
    overflow-wrap: anywhere;
  }
  small {
    flex-basis: 100%;
    color: var(--muted);
  }
`;

/** Sends the safety officers a test alarm, and shows whom it reached (rule officer.test). */
export function TestAlarm({ test }: { test: readonly AlertRecipient[] | undefined }) {
  const { data: club } = useClubQuery();
  const isOnTheWay = test?.some(({ state }) => state === 'waiting') ?? false;
  useOfficersQuery(undefined, { pollingInterval: isOnTheWay ? POLL_MS : 0 });
  const [send, { isLoading }] = useSendTestAlarmMutation();
  const showOutcome = useResultToast();
  const handleSend = async () => {
    if (!isLoading) showOutcome((await send()).error, TEST_SENT);
  };
  const timeOf = (instantMs: number): string => {
    if (!club) return '';
    const text = localTextOf(instantMs, club.timezone);
    return datePart(text) === club.today ? shortTime(text) : text.slice(0, 16);
  };
  return (
    <Card title={TEST_ALARM}>
      <Stack>
        <p>{TEST_ALARM_HINT}</p>
        <Button icon="bell" isBusy={isLoading} onClick={() => void handleSend()}>
          {SEND_TEST_ALARM}
        </Button>
        {test && (
          <Recipients aria-label={TEST_ALARM}>
            {test.map(({ name, at, state, failure }) => (
              <li key={`${name} ${at}`}>
                <span>{name ?? FORMER_MEMBER}</span>
                <Badge $tone={STATES[state].tone}>{STATES[state].text}</Badge>
                <small>
                  {timeOf(at)}
                  {failure && `, ${FAILURE_TEXTS[failure]}`}
                </small>
              </li>
            ))}
          </Recipients>
        )}
      </Stack>
    </Card>
  );
}
