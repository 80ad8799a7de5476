import { ALREADY_JOINED, NOT_JOINED } from '@fleetwatch/contract/plans/texts';
import { useState } from 'react';
import type { Plan, PlanLaunchBody } from '@fleetwatch/contract/plans/wire';
import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { textOfFailure, type FailureMessages } from '@fleetwatch/kit/store/failureMessages';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { SNACKBAR_MS } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import {
  useJoinPlanMutation,
  useLaunchPlanMutation,
  useLazyPlanCheckQuery,
  useLeavePlanMutation,
} from '../data/plansApi.ts';
import { JOIN_MESSAGES, LEAVE_MESSAGES } from './planMessages.ts';
import { hasJoined, type Viewer } from './planRights.ts';
import type { PlanActions } from '../list/planActions.ts';
import { HAS_JOINED, HAS_LEFT } from './texts.ts';
import { LAUNCHED } from '../texts.ts';

const REFUSED_MS = 8_000;
/** Longest wait for the rules' findings. */
const CHECK_MS = 2_000;

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/** A plan whose boats are about to leave. */
export interface PlanToLaunch {
  plan: Plan;
  /** The rules' findings; null if the server has not answered. */
  checked: LaunchCheck | null;
  /** Launches its boats; rejects as the call does. False if one was not launched, which a toast then reports. */
  launch: (plan: Plan, body: PlanLaunchBody) => Promise<boolean>;
  close: () => void;
}

/** Joining and leaving run at once, launching asks first; editing and removing open dialogs. */
export function usePlanActions(
  viewer: Viewer,
  places: Pick<PlanActions, 'edit' | 'remove'>,
): { actions: PlanActions; planToLaunch: PlanToLaunch | null } {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState<Pick<PlanToLaunch, 'plan' | 'checked'> | null>(null);
  const [join] = useJoinPlanMutation();
  const [leave] = useLeavePlanMutation();
  const [launch] = useLaunchPlanMutation();
  const [check] = useLazyPlanCheckQuery();
  const refuse = (text: string) => dispatch(toastShown({ text, tone: 'warning' }));
  const send = async (work: () => Promise<unknown>, doneText: string, messages: FailureMessages) => {
    try {
      await work();
      dispatch(toastShown({ text: doneText, tone: 'success', lifetimeMs: SNACKBAR_MS }));
    } catch (error) {
      dispatch(toastShown({ text: textOfFailure(error, messages), tone: 'danger' }));
    }
  };
  /** False if a boat was not launched: one toast then reports all boats, because each toast replaces the previous one. */
  const launchBoats = async ({ _id: id }: Plan, body: PlanLaunchBody): Promise<boolean> => {
    const { results, refused } = await launch({ id, ...body }).unwrap();
    if (refused.length === 0) return true;
    const texts = [...(results.length > 0 ? [LAUNCHED] : []), ...refused.map(({ text }) => text)];
    dispatch(toastShown({ text: texts.join(' '), tone: 'warning', lifetimeMs: REFUSED_MS }));
    return false;
  };
  const requestLaunch = async (plan: Plan) => {
    // Without an answer soon, this device's own check asks; the server refuses the launch for any other reason.
    const answer = Promise.race([check({ id: plan._id }).unwrap(), later(CHECK_MS)]);
    setPending({ plan, checked: await answer.catch(() => null) });
  };
  const named = (plan: Plan) => ({ id: plan._id, memberId: viewer.id });
  return {
    planToLaunch: pending && { ...pending, launch: launchBoats, close: () => setPending(null) },
    actions: {
      ...places,
      join: (plan) => {
        if (hasJoined(plan, viewer)) refuse(ALREADY_JOINED);
        else void send(() => join(named(plan)).unwrap(), HAS_JOINED, JOIN_MESSAGES);
      },
      leave: (plan) => {
        if (!plan.crewids.includes(viewer.id)) refuse(NOT_JOINED);
        else void send(() => leave(named(plan)).unwrap(), HAS_LEFT, LEAVE_MESSAGES);
      },
      launch: (plan) => void requestLaunch(plan),
    },
  };
}
