import styled from 'styled-components';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { useIsLate } from '@fleetwatch/kit/ui/time/useIsLate.ts';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';

const TICK_MS = 60_000;

const DueMarkPart = createPart(
  async () => (await import(/* webpackChunkName: "overdue" */ './DueMark.tsx')).DueMark,
  'since ',
);

const Late = styled.strong`
  && {
    color: var(--red);
    font-size: inherit;
  }
`;

/** Before the time of a launch: what is expected of the boat in a club that watches, else whether it is late. */
export function LateMark({ sortie }: { sortie: Sortie }) {
  const isWatching = useClubQuery().data?.features?.includes('overdue') ?? false;
  return isWatching ? <DueMarkPart.View sortie={sortie} /> : <SinceMark launch={sortie.launch} />;
}

/** 'since', or 'Late,' of a boat that should have been back (rule status.late). As wide, so that no row breaks anew. */
function SinceMark({ launch }: Pick<Sortie, 'launch'>) {
  const { data: club } = useClubQuery();
  const nowMs = useNow(TICK_MS) + (club?.clockSkewMs ?? 0);
  if (!useIsLate()(launch, nowMs)) return 'since ';
  return (
    <Late>
      <Icon name="late" size="1em" /> Late,{' '}
    </Late>
  );
}
