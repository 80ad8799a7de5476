import styled from 'styled-components';
import type { Level } from '@fleetwatch/contract/safety/kinds';
import { levelAt } from '@fleetwatch/contract/safety/ladder';
import { dueText, LEVEL_TEXTS, ON_RACK } from '@fleetwatch/contract/safety/texts';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useOutBoatsQuery } from '@fleetwatch/kit/store/safety';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import type { LateMarkProps } from './LateMarkProps.ts';
import { SinceMark } from './SinceMark.tsx';
import { sinceTime } from './lazyTexts.ts';

const TICK_MS = 10_000;

const COLOURS: Readonly<Record<Level, string>> = {
  out: 'inherit',
  due: 'var(--amber)',
  late: 'var(--amber)',
  overdue: 'var(--red)',
  alarm: 'var(--red)',
};

const Due = styled.span<{ $level: Level }>`
  display: flex;
  gap: 0.3em;
  align-items: center;
  justify-content: flex-end;
  color: ${({ $level }) => COLOURS[$level]};
  font-weight: ${({ $level }) => ($level === 'out' ? 'inherit' : 600)};
`;

/* As wide as the space that the row reserves for it. */
const OnRack = styled.span`
  font-size: var(--text-xs);
  @media (min-width: 22rem) {
    white-space: nowrap;
  }
`;

/**
 * Replaces the time of a launch, at the same height, so that no row moves: 'Due back 09:30', 'Due in 42 min', 'Late',
 * 'Overdue', or that it is on its rack (rule safety.bar).
 */
export function DueMark({ sortie, since }: LateMarkProps) {
  const { data: club } = useClubQuery();
  const { data: out } = useOutBoatsQuery();
  const nowMs = useNow(TICK_MS) + (club?.clockSkewMs ?? 0);
  const boat = out?.results.find((one) => one.sortie === sortie._id);
  if (!out) return null;
  // It was out before the club turned this on.
  if (!boat) return <SinceMark sortie={sortie} since={since} />;
  if (boat.ashore) return <OnRack data-rack>{ON_RACK}</OnRack>;
  if (!club) return <>{sinceTime(since)}</>;
  const level = levelAt(boat.ladder, nowMs);
  const isInTime = level === 'out' || level === 'due';
  return (
    <Due $level={level}>
      {isInTime ? (
        dueText(boat.expected, nowMs, shortTime(localTextOf(boat.expected, club.timezone)))
      ) : (
        <>
          <Icon name="late" size="1em" /> {LEVEL_TEXTS[level]}
        </>
      )}
    </Due>
  );
}
