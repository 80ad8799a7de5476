import { useState } from 'react';
import styled from 'styled-components';
import type { Supervision } from '@fleetwatch/contract/clearances/kinds';
import { repliesTo } from '@fleetwatch/contract/sorties/launchRules';
import { REASON_MAX, REASON_MIN } from '@fleetwatch/contract/sorties/limits';
import { REASON_LENGTH } from '@fleetwatch/contract/sorties/messages';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import type { RuleLevel } from '@fleetwatch/contract/sorties/wire';
import { SupervisorField } from '@fleetwatch/kit/launch/SupervisorField';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { textOfFailure } from '@fleetwatch/kit/store/failureMessages';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { SNACKBAR_MS } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import { Notice, type NoticeTone } from '@fleetwatch/kit/ui/feedback/Notice';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { usePlanCheckQuery } from '../data/plansApi.ts';
import type { Viewer } from '../plans/planRights.ts';
import { LAUNCH_PLAN_MESSAGES } from '../plans/planMessages.ts';
import { LAUNCHED, type PlanToLaunch } from '../plans/usePlanActions.ts';
import { planName } from '../plans/planTexts.ts';
import { boatsQuestion, checkHere, toldAtLaunch } from './launchAnswers.ts';

const TONES: Readonly<Record<RuleLevel, NoticeTone>> = { block: 'red', warn: 'amber', info: 'water' };

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`;

const tripPart = createPart(
  async () => (await import(/* webpackChunkName: "trip" */ './PlanTrip.tsx')).PlanTrip,
);

interface LaunchPlanProps extends PlanToLaunch {
  viewer: Viewer;
}

/**
 * Asks before a plan's boats leave: warnings are taken with the launch, the supervisor of minors is named, the holder of an office
 * gives a reason, and the time is the plan's end unless it is changed (rules plan.launch, clearance.supervision, launch.override,
 * safety.chips).
 */
export function LaunchPlan({ plan, viewer, checked, launch, close }: LaunchPlanProps) {
  const dispatch = useAppDispatch();
  const isWatching = useHasFeature('overdue');
  const stillOut = useAppSelector(selectStillOut);
  const [supervision, setSupervision] = useState<Supervision | null>(null);
  const [trip, setTrip] = useState<Trip | null>(null);
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const check = usePlanCheckQuery({ id: plan._id, supervisor: supervision?.member });
  const data = check.data ?? checked ?? checkHere(plan, viewer, stillOut ?? []);
  const answers = toldAtLaunch(data);
  const blocks = answers.filter(({ level }) => level === 'block');
  const mine = blocks.filter(({ code }) => data.canOverride.includes(code));
  // Of several boats those go that nothing stops; the others are refused by name.
  const isStopped = plan.fleet.length === 1 && mine.length < blocks.length;
  const reasonError = reason.trim().length < REASON_MIN ? REASON_LENGTH : undefined;
  const isReasonNeeded = mine.length > 0 && (plan.fleet.length === 1 || reason !== '');
  const isMinorAlone =
    supervision !== null || answers.some(({ ruleId }) => ruleId === 'clearance.supervision');
  const handleLaunch = async () => {
    setIsAsked(true);
    if (isBusy || (isReasonNeeded && reasonError)) return;
    setIsBusy(true);
    const overrides = isReasonNeeded
      ? mine.map(({ code, subjectIds }) => ({ code, subjectIds, reason: reason.trim() }))
      : [];
    const replies = [...repliesTo(answers), ...overrides];
    try {
      if (await launch(plan, { replies, ...(supervision && { supervision }), ...(trip && { trip }) }))
        dispatch(toastShown({ text: LAUNCHED, tone: 'success', lifetimeMs: SNACKBAR_MS }));
      close();
    } catch (error) {
      setFailure(textOfFailure(error, LAUNCH_PLAN_MESSAGES));
      setIsBusy(false);
      // What the rules say may have changed since they were asked.
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
            Cancel
          </Button>
          <Button tone="primary" isBusy={isBusy} disabled={isStopped} onClick={() => void handleLaunch()}>
            Launch boats
          </Button>
        </>
      }
    >
      <Lines>
        {answers.length > 0 && (
          <Lines role="group" aria-label="Before you launch">
            {answers.map(({ code, subjectIds, level, text }) => (
              <Notice key={`${code} ${subjectIds.join(' ')}`} tone={TONES[level]}>
                {text}
              </Notice>
            ))}
          </Lines>
        )}
        {isMinorAlone && (
          <SupervisorField aboard={plan.crewids} value={supervision} onChange={setSupervision} />
        )}
        {mine.length > 0 && (
          <TextField
            label="Why it is launched nevertheless"
            value={reason}
            onChange={setReason}
            limit={REASON_MAX}
            error={isAsked && isReasonNeeded ? reasonError : undefined}
            autoComplete="off"
          />
        )}
        {isWatching && (
          <tripPart.View
            plan={plan}
            aboard={plan.fleet.length === 1 ? [viewer.id, ...plan.crewids] : []}
            value={trip}
            onChange={setTrip}
          />
        )}
        <p>{boatsQuestion(plan, viewer)}</p>
        <div role="alert">{failure !== null && <Notice tone="red">{failure}</Notice>}</div>
      </Lines>
    </Dialog>
  );
}
