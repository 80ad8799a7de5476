import styled from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import type { PlansPlace } from './plansPlace.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

interface PlanToolbarProps {
  place: PlansPlace;
  go: (next: Partial<PlansPlace>) => void;
  onNew: () => void;
  onFeeds: () => void;
}

/** New plan, week as rows or calendar, and calendar feeds. */
export function PlanToolbar({ place, go, onNew, onFeeds }: PlanToolbarProps) {
  const isCalendar = place.view === 'calendar';
  return (
    <Bar>
      <Button tone="primary" icon="plus" onClick={onNew}>
        New Plan
      </Button>
      {place.when !== 'boarding' && (
        <Button aria-pressed={isCalendar} onClick={() => go({ view: isCalendar ? 'list' : 'calendar' })}>
          {isCalendar ? 'Show as rows' : 'Show boats by hour'}
        </Button>
      )}
      <Button onClick={onFeeds}>In my calendar</Button>
    </Bar>
  );
}
