import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import type { usePlansScreen } from './usePlansScreen.ts';

const planForm = createPart(async () => (await import('../form/PlanFormDialog.tsx')).PlanFormDialog);
const removal = createPart(async () => (await import('../form/RemovePlanDialog.tsx')).RemovePlanDialog);
const feeds = createPart(async () => (await import('../feed/FeedDialog.tsx')).FeedDialog);
const details = createPart(async () => (await import('../details/PlanDialog.tsx')).PlanDialog);
const launch = createPart(async () => (await import('../launch/LaunchPlan.tsx')).LaunchPlan);
const PARTS = [details, launch, planForm, removal, feeds];

interface PlanDialogsProps {
  screen: ReturnType<typeof usePlansScreen>;
  groups: readonly UserGroup[];
  now: LocalDateTimeText;
}

/** The dialogs that the address names. */
export function PlanDialogs({ screen, groups, now }: PlanDialogsProps) {
  usePreload(PARTS);
  const { dialogs, viewer, actions, planToLaunch, place } = screen;
  const { newDay, newHours, shown, edited, removed, isFeedOpen, close } = dialogs;
  return (
    <>
      {shown && <details.View plan={shown} viewer={viewer} now={now} actions={actions} onClose={close} />}
      {newDay !== null && (
        <planForm.View
          key={`new ${newDay} ${newHours?.from} ${newHours?.to}`}
          start={{
            day: newDay,
            hours: newHours,
            group: groups.some(({ _id }) => _id === place.whose) ? place.whose : '',
          }}
          now={now}
          plan={null}
          groups={groups}
          onClose={close}
        />
      )}
      {edited && (
        <planForm.View
          key={`edit ${edited._id}`}
          start={{ day: edited.launch.slice(0, 10), hours: null, group: '' }}
          now={now}
          plan={edited}
          groups={groups}
          onClose={close}
        />
      )}
      {removed && <removal.View plan={removed} onClose={close} />}
      {isFeedOpen && <feeds.View groups={groups} onClose={close} />}
      {planToLaunch && <launch.View {...planToLaunch} viewer={viewer} />}
    </>
  );
}
