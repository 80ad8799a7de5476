import styled from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { PLANS_VIEWS } from '../plans/keptView.ts';
import { MoreMenu } from './MoreMenu.tsx';
import type { usePlansScreen } from '../plans/usePlansScreen.ts';
import { VIEW_LABELS } from '../plans/ViewSwitch.tsx';
import { WeekNav } from './WeekNav.tsx';
import { DAY, NEW_PLAN } from '../texts.ts';
import { IN_MY_CALENDAR } from './texts.ts';

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
}

/** On a laptop, beside the title: the week, the member's calendar, and New Plan. */
export function PlansBar({ screen }: PlansBarProps) {
  const { place, today, dialogs, newDay, showWeek } = screen;
  return (
    <Bar>
      <WeekNav week={place.week} today={today} onWeek={showWeek} />
      <Button icon="calendar" onClick={dialogs.openFeeds}>
        {IN_MY_CALENDAR}
      </Button>
      <Button tone="primary" icon="plus" onClick={() => dialogs.openNew(newDay)}>
        {NEW_PLAN}
      </Button>
    </Bar>
  );
}

/** On a phone: the controls that a laptop has beside its title and tabs. */
export function PlansMenu({ screen }: PlansBarProps) {
  const views = PLANS_VIEWS.map((view) => ({
    key: view,
    label: view === 'week' ? DAY : VIEW_LABELS[view],
    isChosen: view === screen.view,
    onSelect: () => screen.chooseView(view),
  }));
  const calendar = { key: 'feeds', label: IN_MY_CALENDAR, onSelect: screen.dialogs.openFeeds };
  return <MoreMenu groups={[views, [calendar]]} />;
}
