import styled from 'styled-components';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useIsLate } from '@fleetwatch/kit/ui/time/useIsLate.ts';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';

const TICK_MS = 60_000;

const Late = styled.strong`
  && {
    color: var(--red);
    font-size: inherit;
  }
`;

/** Before the time of a launch: 'since', or 'Late,' of a boat that should have been back (rule status.late). As wide, so that no row breaks anew. */
export function LateMark({ launch }: { launch: LocalDateTimeText }) {
  const { data: club } = useClubQuery();
  const nowMs = useNow(TICK_MS) + (club?.clockSkewMs ?? 0);
  if (!useIsLate()(launch, nowMs)) return 'since ';
  return (
    <Late>
      <Icon name="late" size="1em" /> Late,{' '}
    </Late>
  );
}
