import { useState } from 'react';
import type { Supervision } from '@fleetwatch/contract/clearances/kinds';
import type { RuleAnswer, SeatClearances, Sortie } from '@fleetwatch/contract/sorties/wire';
import { failureOf } from '../store/apiFailure.ts';
import { useHasFeature } from '../store/clubs.ts';
import { useAppDispatch } from '../store/createStore.ts';
import { answersNow } from './launchAnswersNow.ts';
import type { LaunchPlan, LaunchTerms, SendLaunch } from './LaunchPlan.ts';
import type { LaunchThought } from './launchQuery.ts';
import { LaunchRefusal } from './LaunchRefusal.ts';
import { useAnswers } from './useAnswers.ts';
import { useOverride, type ReasonField } from './useOverride.ts';
import { useQuestion, type LaunchQuestion } from './useQuestion.ts';
import { useSendLaunch } from './useSendLaunch.ts';

export type { LaunchPlan, LaunchQuestion, LaunchTerms, ReasonField };

/** A launch from its form to the water, for any screen. */
export interface LaunchFlow<Result = Sortie> {
  /** What the rules say: blocks, warnings, infos. */
  results: RuleAnswer[];
  /** What each member aboard holds of what the boat asks for; absent where it asks for nothing. */
  seats?: SeatClearances[];
  /** The blocks among the results. */
  stops: RuleAnswer[];
  /** Whether something stops the launch that the member may not override. */
  isStopped: boolean;
  /** Whether nothing is missing: no reason, and nothing stops it. */
  isReady: boolean;
  /** For the reason; undefined where nothing is, or may be, overridden. */
  reason: ReasonField | undefined;
  /** Whether the rules ask for, or name, a supervisor. */
  needsSupervisor: boolean;
  supervision: Supervision | null;
  setSupervision: (supervision: Supervision | null) => void;
  /** To be answered before the launch goes on; null for none. */
  question: LaunchQuestion | null;
  /** Part of the slider's key: a launch that was taken back begins with a new one. */
  attempt: number;
  /** Whether it was sent: if the boat is out now, this launch may be why. */
  isSent: boolean;
  /**
   * Asks about warnings and sends the launch; rejects as the call does. It stays pending when it is taken back.
   * @param crew in place of that of the plan, for one that is typed until the last moment
   */
  launch: (crew?: readonly string[]) => Promise<Result>;
}

/** What rules ask of a launch; its water and workout type only in a club that uses clearances. */
function useThought({ target, crew = [], trip, workout }: LaunchPlan, supervisor?: string): LaunchThought {
  const isClearing = useHasFeature('clearances');
  return {
    ...{ ...target, crew },
    ...(supervisor && { supervisor }),
    ...(isClearing && trip?.area && { area: trip.area }),
    ...(isClearing && workout?.typeId && { type: workout.typeId }),
  };
}

const isRefusal = ({ status }: { status: number | string }): boolean =>
  typeof status === 'number' && status >= 400 && status < 500;

/** The flow of a launch that is sent in a way of its own. A launch of the signed-in member: `useLaunch`. */
export function useLaunchFlow<Result>(plan: LaunchPlan, send: SendLaunch<Result>): LaunchFlow<Result> {
  const dispatch = useAppDispatch();
  const [supervision, setSupervision] = useState<Supervision | null>(null);
  const [isSent, setIsSent] = useState(false);
  const thought = useThought(plan, supervision?.member);
  const check = useAnswers(plan, thought);
  const { refusal, replies, ...override } = useOverride(check);
  const { ask, ...asking } = useQuestion();
  const { trip } = plan;

  const launch = async (crew: readonly string[] = plan.crew ?? []): Promise<Result> => {
    if (refusal !== null) throw new LaunchRefusal(refusal);
    const terms = {
      crew,
      ...(trip && Object.keys(trip).length > 0 && { trip }),
      ...(supervision && { supervision }),
    };
    const now = { ...thought, crew };
    const askThere = (isRefetched: boolean): Promise<RuleAnswer[]> =>
      dispatch(answersNow({ ...plan, crew }, now, { isRefetched }));
    let answers = await askThere(false);
    for (;;) {
      const taken = await ask(answers);
      setIsSent(true);
      try {
        return await send({ ...terms, replies: [...taken, ...replies] });
      } catch (error) {
        const failure = failureOf(error);
        setIsSent(failure.status !== 409 && failure.status !== 404);
        // What refuses it shows with its reason field; what warns of it since it was asked about is asked about now.
        if (!isRefusal(failure)) throw error;
        answers = await askThere(true);
        if (failure.code !== 'rule_warns' || answers.every(({ level }) => level !== 'warn')) throw error;
      }
    }
  };
  return {
    ...{ ...check, ...override, ...asking },
    isReady: refusal === null,
    needsSupervisor: check.results.some(({ ruleId }) => ruleId === 'clearance.supervision'),
    ...{ supervision, setSupervision, isSent, launch },
  };
}

/** The launch of the signed-in member: a boat of the fleet with its crew, an own boat, or a borrowed single. */
export function useLaunch(plan: LaunchPlan): LaunchFlow {
  return useLaunchFlow(plan, useSendLaunch(plan));
}
