import { NETWORK_REFUSED_TOAST } from '@fleetwatch/contract/errors/messages';
import { ALREADY_JOINED, NOT_JOINED } from '@fleetwatch/contract/plans/messages';
import { useState } from 'react';
import type { Plan, PlanLaunchBody } from '@fleetwatch/contract/plans/wire';
import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { textOfFailure, type FailureMessages } from '@fleetwatch/kit/store/failureMessages';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import {
  SNACKBAR_MS,
  useConfirmAction,
  type ConfirmActionState,
} from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import {
  useJoinPlanMutation,
  useLaunchPlanMutation,
  useLazyPlanCheckQuery,
  useLeavePlanMutation,
} from '../data/plansApi.ts';
import { JOIN_MESSAGES, LAUNCH_PLAN_MESSAGES, LEAVE_MESSAGES } from './planMessages.ts';
import { hasJoined, type Viewer } from './planRights.ts';
import type { PlanActions } from './planActions.ts';
import { planName } from './planTexts.ts';

export const LAUNCHED = 'Launched!';
const REFUSED_MS = 8_000;
/** How long the rules' answer is waited for. */
const CHECK_MS = 2_000;

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/** A launch that the rules stop, with what they say. */
export interface Stopped {
  plan: Plan;
  checked: LaunchCheck;
  /** Launches its boats; rejects as the call does. False when one stayed in, which a toast has told then. */
  launch: (plan: Plan, body: PlanLaunchBody) => Promise<boolean>;
  close: () => void;
}

/** Joining and leaving run at once, launching asks for confirmation; editing and removing open dialogs. */
export function usePlanActions(
  viewer: Viewer,
  places: Pick<PlanActions, 'edit' | 'remove'>,
): { actions: PlanActions; confirmation: ConfirmActionState; stopped: Stopped | null } {
  const dispatch = useAppDispatch();
  const confirmation = useConfirmAction();
  const [held, setHeld] = useState<Pick<Stopped, 'plan' | 'checked'> | null>(null);
  // The portal's frame has this query active on every screen.
  const stillOut = useAppSelector(selectStillOut);
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
  /** False when a boat stayed in: one toast then reports all boats, because each toast replaces the one before. */
  const launchBoats = async ({ _id: id }: Plan, body: PlanLaunchBody): Promise<boolean> => {
    const { results, refused } = await launch({ id, ...body }).unwrap();
    if (refused.length === 0) return true;
    const texts = [...(results.length > 0 ? [LAUNCHED] : []), ...refused.map(({ text }) => text)];
    dispatch(toastShown({ text: texts.join(' '), tone: 'warning', lifetimeMs: REFUSED_MS }));
    return false;
  };
  /** The rules come with the first question. */
  const askToLaunch = async (plan: Plan) => {
    const [{ askedAtLaunch }, checked] = await Promise.all([
      import('../launch/launchAnswers.ts'),
      // Without an answer soon, what this device knows asks; the launch is refused with the rest.
      Promise.race([check({ id: plan._id }).unwrap(), later(CHECK_MS)]).catch(() => null),
    ]);
    if (checked?.results.some(({ level }) => level === 'block')) {
      setHeld({ plan, checked });
      return;
    }
    const { question, replies } = askedAtLaunch(plan, viewer, stillOut ?? [], checked);
    confirmation.ask({
      title: planName(plan),
      question,
      verb: 'Launch boats',
      send: () => launchBoats(plan, { replies }),
      messages: LAUNCH_PLAN_MESSAGES,
      doneText: LAUNCHED,
      doneMs: SNACKBAR_MS,
    });
  };
  const named = (plan: Plan) => ({ id: plan._id, memberId: viewer.id });
  return {
    confirmation,
    stopped: held && { ...held, launch: launchBoats, close: () => setHeld(null) },
    actions: {
      ...places,
      join: (plan) => {
        if (hasJoined(plan, viewer)) refuse(ALREADY_JOINED);
        else void send(() => join(named(plan)).unwrap(), 'Joined!', JOIN_MESSAGES);
      },
      leave: (plan) => {
        if (!plan.crewids.includes(viewer.id)) refuse(NOT_JOINED);
        else void send(() => leave(named(plan)).unwrap(), 'You have left this Plan.', LEAVE_MESSAGES);
      },
      launch: (plan) => void askToLaunch(plan).catch(() => refuse(NETWORK_REFUSED_TOAST)),
    },
  };
}
