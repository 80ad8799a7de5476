import styled from 'styled-components';
import { addDays, mondayOf } from '@fleetwatch/contract/time/weeks';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import type { MenuItem } from './MoreMenu.tsx';
import type { usePlansScreen } from '../plans/usePlansScreen.ts';
import { ANOTHER_DATE, DAYS_AND_FILES, NEXT_WEEK, THIS_WEEK, TODAY } from './texts.ts';

const DAYS_IN_WEEK = 7;

/* Quieter than the tabs above: the days first, then the actions on one. */
const Strip = styled.div`
  min-width: 0;
  [role='tab'] {
    font-size: var(--text-s);
  }
  [role='tab']:nth-child(5) {
    margin-left: var(--s2);
    border-left: var(--border) solid var(--line);
  }
`;

interface DayTabsProps {
  screen: ReturnType<typeof usePlansScreen>;
  queries: readonly MenuItem[];
}

/** The documented days, any other date, and a day's actions, in one strip (rule plan.tabs). */
export function DayTabs({ screen, queries }: DayTabsProps) {
  const { today, place, day, showDay, showWhole, go } = screen;
  const thisWeek = mondayOf(today);
  const nextWeek = addDays(thisWeek, DAYS_IN_WEEK);
  const items = [
    { key: today, label: TODAY, onSelect: () => showDay(today) },
    { key: `week ${thisWeek}`, label: THIS_WEEK, onSelect: () => showWhole(thisWeek) },
    { key: `week ${nextWeek}`, label: NEXT_WEEK, onSelect: () => showWhole(nextWeek) },
    { key: 'date', label: ANOTHER_DATE, onSelect: () => go({ isPicking: true }) },
    ...queries,
  ];
  const shown = day === '' ? `week ${place.week}` : day;
  return (
    <Strip>
      <TabStrip
        label={DAYS_AND_FILES}
        tabs={items.map(({ key, label }) => ({ value: key, label }))}
        value={place.isBoarding ? '' : shown}
        onChange={(chosen) => items.find(({ key }) => key === chosen)?.onSelect()}
      />
    </Strip>
  );
}
