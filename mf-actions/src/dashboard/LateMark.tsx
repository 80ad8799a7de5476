import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import type { LateMarkProps } from './LateMarkProps.ts';
import { SinceMark } from './SinceMark.tsx';

const DueMarkPart = createPart(
  async () => (await import(/* webpackChunkName: "overdue" */ './DueMark.tsx')).DueMark,
);

/** The boat's departure time, or, in a club that watches for overdue boats, its due time. */
export function LateMark({ sortie, since }: LateMarkProps) {
  const isWatching = useHasFeature('overdue');
  return isWatching ? (
    <DueMarkPart.View sortie={sortie} since={since} />
  ) : (
    <SinceMark sortie={sortie} since={since} />
  );
}
