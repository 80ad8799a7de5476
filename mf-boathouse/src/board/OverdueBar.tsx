import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { andMore, FROM_THIS_TABLET, outSummary, alertReason } from '@fleetwatch/contract/safety/texts';
import { NAMED_BOATS_MAX, overdueBoats } from '@fleetwatch/contract/safety/urgency';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { useOutBoatsQuery } from '@fleetwatch/kit/store/safety';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { chime } from '@fleetwatch/kit/ui/feedback/chime.ts';
import { useIsOnline } from '@fleetwatch/kit/ui/feedback/useIsOnline.ts';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import { SILENCE_ALARM } from './texts.ts';

const TICK_MS = 5_000;
const SOUND_EVERY_MS = 60_000;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  padding: var(--s2) var(--s4);
  border: 3px solid var(--red);
  border-radius: var(--radius-card);
  background: var(--redTint);
  > div {
    display: flex;
    flex: 1 1 16rem;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    min-width: 0;
  }
  strong {
    color: var(--red);
  }
  p {
    overflow-wrap: anywhere;
  }
`;

interface OverdueBarProps {
  /** Milliseconds to add to this device's clock. */
  skewMs: number;
  /** Whether the server is unreachable: the bar is computed from the last known data. */
  isUnanswered: boolean;
  /** Whether the kiosk is in use and needs the space: the bar then only shows the names. */
  isBrief: boolean;
}

/** Browsers forbid sound before the first touch; then only the bar shows. */
const ring = () => void chime().catch(() => undefined);

/** Sounds when another boat becomes overdue, and every minute, until someone silences the alarm. */
function useAlarm(overdue: readonly string[]): { isSounding: boolean; silence: () => void } {
  const [silenced, setSilenced] = useState<readonly string[]>([]);
  const sounding = overdue.filter((id) => !silenced.includes(id)).join(' ');
  useEffect(() => {
    if (sounding === '') return undefined;
    ring();
    const timer = setInterval(ring, SOUND_EVERY_MS);
    return () => clearInterval(timer);
  }, [sounding]);
  return { isSounding: sounding !== '', silence: () => setSilenced(overdue) };
}

/** The overdue boats, the most urgent by name and the others as a number, for everyone in the boathouse (rule safety.bar). */
export function OverdueBar({ skewMs, isUnanswered, isBrief }: OverdueBarProps) {
  const { data } = useOutBoatsQuery();
  const nowMs = useNow(TICK_MS) + skewMs;
  const isOnline = useIsOnline();
  const overdue = overdueBoats(data?.results ?? [], nowMs);
  const { isSounding, silence } = useAlarm(overdue.map(({ sortie }) => sortie));
  if (overdue.length === 0) return null;
  return (
    <Bar role="alert">
      <div>
        {overdue.slice(0, NAMED_BOATS_MAX).map((boat) => (
          <p key={boat.sortie}>
            <strong>{alertReason(boat)}</strong>{' '}
            {!isBrief && outSummary(boat.crew.length + 1, shortTime(boat.launch), boat.heading)}
          </p>
        ))}
        {overdue.length > NAMED_BOATS_MAX && <p>{andMore(overdue.length - NAMED_BOATS_MAX)}</p>}
        {(isUnanswered || !isOnline) && <p>{FROM_THIS_TABLET}</p>}
      </div>
      {isSounding && <Button onClick={silence}>{SILENCE_ALARM}</Button>}
    </Bar>
  );
}
