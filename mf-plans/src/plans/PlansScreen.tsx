import styled from 'styled-components';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { useFleetQuery } from '@fleetwatch/kit/store/boats';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { useClubToday } from '@fleetwatch/kit/ui/time/useClubToday.ts';
import { DayStrip } from '../day/DayStrip.tsx';
import { DayView } from '../day/DayView.tsx';
import { FilterRow } from './FilterRow.tsx';
import { ALL, whenOf } from './plansPlace.ts';
import { whenTabs, WHEN_LABELS, whoseTabs } from './planTabs.tsx';

import { useDayQuery } from './useDayQuery.ts';
import { usePlansScreen } from './usePlansScreen.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { NEW_PLAN } from '../texts.ts';
import { PLANS, UNDEFINED_MENU_ITEM } from './texts.ts';
import { weekName } from './planTexts.ts';

const PANEL = 'plans';

const grid = createPart(
  async () => (await import('../week/WeekGrid.tsx')).WeekGrid,
  <div style={{ minHeight: '100dvh' }} />,
);
const byHour = createPart(async () => (await import('../boats/BoatsByHour.tsx')).BoatsByHour);
const list = createPart(async () => (await import('../list/PlanDays.tsx')).PlanDays);
const file = createPart(async () => (await import('../dates/DayFile.tsx')).DayFile);
const bar = createPart(
  async () => (await import('../bar/PlansBar.tsx')).PlansBar,
  <div style={{ flex: '999 1 auto', height: 'var(--target)' }} />,
);
const dayTabs = createPart(
  async () => (await import('../bar/DayTabs.tsx')).DayTabs,
  <div style={{ height: 'var(--target)' }} />,
);
const menu = createPart(
  async () => (await import('../bar/PlansBar.tsx')).PlansMenu,
  <span style={{ width: 'var(--target)', height: 'var(--target)' }} />,
);
const planDialogs = createPart(async () => (await import('./PlanDialogs.tsx')).PlanDialogs);
const dates = createPart(async () => (await import('../dates/DateDialog.tsx')).DateDialog);
const PARTS = [planDialogs, list, dates, byHour, file];

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  @media (max-width: 1023px) {
    /* Content begins right below the bar: the heading above is for screen readers, but has its gaps. */
    margin-top: calc(-1 * (var(--s4) + var(--s1)));
    gap: var(--s1);
    padding-bottom: calc(var(--target) + var(--s5));
  }
`;

/* Above the thumb, and above the frame's own bars. */
const Floating = styled(Button)`
  position: fixed;
  right: max(var(--s4), env(safe-area-inset-right));
  bottom: calc(max(var(--thumb-zone), env(safe-area-inset-bottom)) + var(--s4));
  z-index: 8;
  min-height: 56px;
  padding-inline: var(--s5);
  border-radius: 18px;
  box-shadow: var(--shadow-deep);
`;

const Quiet = styled.p`
  color: var(--muted);
  text-align: center;
`;

/** The club's plans (rules plan.tabs, plan.views). */
export function PlansScreen() {
  const { now, failure, retry } = useClubToday();
  if (now !== undefined) return <Plans now={now} />;
  const status = failure === undefined ? 'loading' : 'error';
  return <Screen title={PLANS} status={status} error={failure} onRetry={retry} />;
}

function Plans({ now }: { now: LocalDateTimeText }) {
  usePreload(PARTS);
  const isLaptop = useIsLaptop();
  const { data: groups = [] } = useUserGroupsQuery();
  const { data: boats = [] } = useFleetQuery();
  const screen = usePlansScreen(now, isLaptop);
  const { place, go, today, week, days, day, view, shown, dialogs } = screen;
  const query = useDayQuery({
    place,
    shownDay: screen.chosenDay,
    today,
    go,
    onToday: () => screen.showDay(today),
    onDate: screen.showDate,
  });
  const when = whenOf(place, today);
  const isUndefined =
    screen.isUndefined ||
    (groups.length > 0 && !whoseTabs(groups).some(({ value }) => value === place.whose));
  const isGrid = isLaptop && view === 'week' && !place.isBoarding;
  const isDay = view !== 'list' && (place.isBoarding || (!isLaptop && view === 'week'));
  const context = {
    groups,
    boats,
    viewer: screen.viewer,
    now,
    actions: screen.actions,
    onOpen: dialogs.openPlan,
  };
  const content = () => {
    if (isGrid)
      return (
        <>
          <grid.View
            {...context}
            plans={screen.ofWeek}
            days={days}
            onNew={dialogs.openNew}
            onDay={screen.showDay}
          />
          {shown.length === 0 && <Quiet>{screen.emptyText}</Quiet>}
        </>
      );
    if (isDay) return <DayView plans={shown} day={day || today} context={context} />;
    if (view === 'boats' && !place.isBoarding)
      return <byHour.View {...context} plans={shown} isFiltered={place.whose !== ALL} day={day} />;
    return <list.View plans={shown} viewer={screen.viewer} now={now} actions={screen.actions} />;
  };
  return (
    <Screen title={PLANS} actions={isLaptop && <bar.View screen={screen} />}>
      <Column>
        <TabStrip
          label={PLANS}
          tabs={whenTabs(screen.boarding.length)}
          value={when}
          onChange={screen.chooseWhen}
          panelId={PANEL}
        />
        <FilterRow
          groups={groups}
          whose={place.whose}
          onWhose={(whose) => go({ whose })}
          onNew={() => dialogs.openNew(screen.newDay)}
        >
          {isLaptop ? <ViewSwitch view={view} onView={screen.chooseView} /> : <menu.View screen={screen} />}
        </FilterRow>
        {screen.isDayView && (
          <DayStrip
            days={week}
            plans={screen.ofWeek}
            groups={groups}
            shown={day}
            today={today}
            onDay={screen.showDay}
          />
        )}
        <dayTabs.View screen={screen} queries={query.items} />
        <div role="alert">
          {isUndefined && <Notice tone="amber">{UNDEFINED_MENU_ITEM}</Notice>}
          {query.refusal !== null && !place.isPicking && <Notice tone="amber">{query.refusal}</Notice>}
        </div>
        <TabPanel id={PANEL} label={when === 'other' ? weekName(place.week, today) : WHEN_LABELS[when]}>
          <QueryResult
            query={screen.query}
            isEmpty={() => shown.length === 0 && !isGrid}
            emptyText={screen.emptyText}
          >
            {content}
          </QueryResult>
        </TabPanel>
      </Column>
      {!isLaptop && (
        <Floating tone="primary" icon="plus" onClick={() => dialogs.openNew(screen.newDay)}>
          {NEW_PLAN}
        </Floating>
      )}
      {place.isPicking && (
        <dates.View
          period={place.period}
          today={today}
          items={query.items}
          refusal={query.refusal}
          onPeriod={(period) => go({ period })}
          onClose={() => go({ isPicking: false })}
        />
      )}
      {query.csv.isOpen && (
        <file.View
          day={query.day}
          today={today}
          whose={place.whose}
          groups={groups}
          isOpen={query.csv.isOpen}
          onClose={query.csv.close}
        />
      )}
      <planDialogs.View screen={screen} groups={groups} now={now} />
    </Screen>
  );
}
