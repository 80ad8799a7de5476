import { useState } from 'react';
import type { Supervision } from '@fleetwatch/contract/clearances/kinds';
import { needsOrHasSupervisor } from '@fleetwatch/contract/clearances/supervision';
import { repliesTo } from '@fleetwatch/contract/sorties/launchRules';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import { DialogRules } from '@fleetwatch/kit/launch/LaunchGate';
import { useOverride } from '@fleetwatch/kit/launch/useOverride.ts';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { textOfFailure } from '@fleetwatch/kit/store/failureMessages';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { SNACKBAR_MS } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { usePlanCheckQuery } from '../data/plansApi.ts';
import type { Viewer } from '../plans/planRights.ts';
import { LAUNCH_PLAN_MESSAGES } from '../plans/planMessages.ts';
import { type PlanToLaunch } from '../plans/usePlanActions.ts';
import { launchQuestion, checkOnDevice, launchNotices } from './launchAnswers.ts';
import { LAUNCHED } from '../texts.ts';
import { CANCEL, LAUNCH_BOATS } from './texts.ts';
import { planName } from '../plans/planTexts.ts';

const tripPart = createPart(
  async () => (await import(/* webpackChunkName: "trip" */ './PlanTrip.tsx')).PlanTrip,
);

interface LaunchPlanProps extends PlanToLaunch {
  viewer: Viewer;
}

/**
 * Confirmation before a plan's boats leave: warnings are accepted with the launch, the supervisor of minors is named, an
 * officer gives a reason, and the return is the plan's end unless it is changed (rules plan.launch, clearance.supervision,
 * launch.override, safety.chips).
 */
export function LaunchPlan({ plan, viewer, checked, launch, close }: LaunchPlanProps) {
  const dispatch = useAppDispatch();
  const isWatching = useHasFeature('overdue');
  const stillOut = useAppSelector(selectStillOut);
  const [supervision, setSupervision] = useState<Supervision | null>(null);
  const [trip, setTrip] = useState<Trip | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const check = usePlanCheckQuery({ id: plan._id, supervisor: supervision?.member });
  const data = check.data ?? checked ?? checkOnDevice(plan, viewer, stillOut ?? []);
  const answers = launchNotices(data);
  const {
    refusal,
    replies: overrides,
    ...override
  } = useOverride({ results: answers, canOverride: data.canOverride }, plan.fleet.length === 1);
  const needsSupervisor = supervision !== null || needsOrHasSupervisor(answers);
  const handleLaunch = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const replies = [...repliesTo(answers), ...overrides];
    try {
      if (await launch(plan, { replies, ...(supervision && { supervision }), ...(trip && { trip }) }))
        dispatch(toastShown({ text: LAUNCHED, tone: 'success', lifetimeMs: SNACKBAR_MS }));
      close();
    } catch (error) {
      setFailure(textOfFailure(error, LAUNCH_PLAN_MESSAGES));
      setIsBusy(false);
      // The rules' findings may have changed since then.
      void check.refetch();
    }
  };
  return (
    <Dialog
      isOpen
      title={planName(plan)}
      onClose={close}
      actions={
        <>
          <Button tone="quiet" onClick={close}>
            {CANCEL}
          </Button>
          <Button
            tone="primary"
            isBusy={isBusy}
            disabled={refusal !== null}
            onClick={() => void handleLaunch()}
          >
            {LAUNCH_BOATS}
          </Button>
        </>
      }
    >
      <Stack $gap="s3">
        <DialogRules
          flow={{ results: answers, ...override, needsSupervisor, supervision, setSupervision }}
          aboard={plan.crewids}
        />
        {isWatching && (
          <tripPart.View
            plan={plan}
            aboard={plan.fleet.length === 1 ? [viewer.id, ...plan.crewids] : []}
            value={trip}
            onChange={setTrip}
          />
        )}
        <p>{launchQuestion(plan, viewer)}</p>
        <div role="alert">{failure !== null && <Notice tone="red">{failure}</Notice>}</div>
      </Stack>
    </Dialog>
  );
}
