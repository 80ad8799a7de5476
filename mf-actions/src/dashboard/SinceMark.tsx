import styled from 'styled-components';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useIsLate } from '@fleetwatch/kit/parts/useIsLate.ts';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import type { LateMarkProps } from './LateMarkProps.ts';
import { LATE, sinceTime } from './lazyTexts.ts';

const TICK_MS = 60_000;

const Late = styled.strong`
  && {
    color: var(--red);
    font-size: inherit;
  }
`;

/**
 * 'since', or 'Late,' for a boat that should have been back (rule status.late). Both are about as wide, so that no row wraps
 * differently.
 */
export function SinceMark({ sortie: { launch }, since }: LateMarkProps) {
  const { data: club } = useClubQuery();
  const nowMs = useNow(TICK_MS) + (club?.clockSkewMs ?? 0);
  if (!useIsLate()(launch, nowMs)) return <>{sinceTime(since)}</>;
  return (
    <>
      <Late>
        <Icon name="late" size="1em" /> {LATE}{' '}
      </Late>
      {since}
    </>
  );
}
