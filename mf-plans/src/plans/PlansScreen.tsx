import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { ClubScreen } from '@fleetwatch/kit/ui/layout/ClubScreen';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { ConfirmActionDialog } from '@fleetwatch/kit/ui/dialog/ConfirmActionDialog';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Column } from '@fleetwatch/kit/ui/list/pickAndShowStyle.ts';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import { DayQuery } from './DayQuery.tsx';
import { PlanDays } from './PlanDays.tsx';
import { PlanToolbar } from './PlanToolbar.tsx';
import { dayTabs, PICK, whenTabs, whoseTabs, WHEN_LABELS } from './planTabs.ts';
import { usePlansScreen } from './usePlansScreen.ts';

const PANEL = 'plans';

const calendar = createPart(async () => (await import('../calendar/WeekCalendar.tsx')).WeekCalendar);
const planForm = createPart(async () => (await import('../form/PlanFormDialog.tsx')).PlanFormDialog);
const removal = createPart(async () => (await import('../form/RemovePlanDialog.tsx')).RemovePlanDialog);
const feeds = createPart(async () => (await import('../feed/FeedDialog.tsx')).FeedDialog);
const PARTS = [planForm, removal, calendar, feeds];

/** The club's plans (rule plan.tabs). */
export function PlansScreen() {
  return <ClubScreen title="Plans">{(now) => <Plans now={now} />}</ClubScreen>;
}

function Plans({ now }: { now: LocalDateTimeText }) {
  usePreload(PARTS);
  const groupsQuery = useUserGroupsQuery();
  const groups = groupsQuery.data ?? [];
  const screen = usePlansScreen(now);
  const { place, go, today, dialogs, viewer, actions, confirmation } = screen;
  return (
    <Column>
      <TabStrip
        label="Plans"
        tabs={whenTabs(screen.boarding.length)}
        value={place.when}
        onChange={screen.chooseWhen}
        panelId={PANEL}
      />
      <TabStrip
        label="Whose plans"
        tabs={whoseTabs(groups)}
        value={place.whose}
        onChange={(whose) => go({ whose })}
      />
      {place.when !== 'boarding' && (
        <>
          <TabStrip
            label="Day"
            tabs={dayTabs(place.when, screen.days, today)}
            value={place.isPicking ? PICK : place.day}
            onChange={screen.chooseDay}
          />
          <DayQuery
            place={place}
            today={today}
            groups={groups}
            go={go}
            onNew={dialogs.openNew}
            onToday={screen.reset}
          />
        </>
      )}
      <PlanToolbar
        place={place}
        go={go}
        onNew={() => dialogs.openNew(screen.newDay)}
        onFeeds={dialogs.openFeeds}
      />
      <TabPanel id={PANEL} label={WHEN_LABELS[place.when]}>
        <QueryResult
          query={screen.query}
          isEmpty={() => screen.shown.length === 0}
          emptyText={screen.emptyText}
        >
          {() =>
            screen.isCalendar ? (
              <calendar.View plans={screen.shown} days={screen.calendarDays} />
            ) : (
              <PlanDays plans={screen.shown} viewer={viewer} now={now} actions={actions} />
            )
          }
        </QueryResult>
      </TabPanel>
      <ConfirmActionDialog state={confirmation} />
      {dialogs.newDay !== null && (
        <planForm.View
          key={`new ${dialogs.newDay}`}
          day={dialogs.newDay}
          now={now}
          plan={null}
          groups={groups}
          onClose={dialogs.close}
        />
      )}
      {dialogs.edited && (
        <planForm.View
          key={`edit ${dialogs.edited._id}`}
          day={dialogs.edited.launch.slice(0, 10)}
          now={now}
          plan={dialogs.edited}
          groups={groups}
          onClose={dialogs.close}
        />
      )}
      {dialogs.removed && <removal.View plan={dialogs.removed} onClose={dialogs.close} />}
      {dialogs.isFeedOpen && <feeds.View groups={groups} onClose={dialogs.close} />}
    </Column>
  );
}
