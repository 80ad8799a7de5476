import styled from 'styled-components';
import { addDays, mondayOf } from '@fleetwatch/contract/time/weeks';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { PLANS_VIEWS } from './keptView.ts';
import { MoreMenu, type MenuItem } from './MoreMenu.tsx';
import type { usePlansScreen } from './usePlansScreen.ts';
import { VIEW_LABELS } from './ViewSwitch.tsx';
import { WeekNav } from './WeekNav.tsx';

type PlansState = ReturnType<typeof usePlansScreen>;

const Bar = styled.div`
  display: flex;
  flex: 999 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
`;

interface PlansBarProps {
  screen: PlansState;
  queries: readonly MenuItem[];
}

/** On a laptop, beside the title: the week, one's calendar, what is rarer, and New Plan. */
export function PlansBar({ screen, queries }: PlansBarProps) {
  const { place, today, dialogs, newDay, showWeek } = screen;
  return (
    <Bar>
      <WeekNav week={place.week} today={today} onWeek={showWeek} />
      <Button icon="calendar" onClick={dialogs.openFeeds}>
        In my calendar
      </Button>
      <MoreMenu groups={[dayItems(screen), queries]} />
      <Button tone="primary" icon="plus" onClick={() => dialogs.openNew(newDay)}>
        New Plan
      </Button>
    </Bar>
  );
}

/** On a phone: what a laptop has beside its title and tabs. */
export function PlansMenu({ screen, queries }: PlansBarProps) {
  const views = PLANS_VIEWS.map((view) => ({
    key: view,
    label: view === 'week' ? 'Day' : VIEW_LABELS[view],
    isChosen: view === screen.view,
    onSelect: () => screen.chooseView(view),
  }));
  const calendar = { key: 'feeds', label: 'In my calendar', onSelect: screen.dialogs.openFeeds };
  return <MoreMenu groups={[views, dayItems(screen), queries, [calendar]]} />;
}

const DAYS_IN_WEEK = 7;

/** The documented days: today, the whole of this week or the next, and any other date (rule plan.tabs). */
function dayItems({ today, place, showDay, showWhole, go }: PlansState): MenuItem[] {
  const thisWeek = mondayOf(today);
  const nextWeek = addDays(thisWeek, DAYS_IN_WEEK);
  return [
    { key: 'day', label: 'Today', onSelect: () => showDay(today) },
    place.week === nextWeek
      ? { key: 'whole', label: 'Next week', onSelect: () => showWhole(nextWeek) }
      : { key: 'whole', label: 'This week', onSelect: () => showWhole(thisWeek) },
    { key: 'date', label: 'Another date', onSelect: () => go({ isPicking: true }) },
  ];
}
