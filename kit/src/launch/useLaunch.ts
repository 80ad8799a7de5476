import { useState } from 'react';
import type { Supervision } from '@fleetwatch/contract/clearances/kinds';
import { needsOrHasSupervisor } from '@fleetwatch/contract/clearances/supervision';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import { repliesTo, warnQuestion } from '@fleetwatch/contract/sorties/launchRules';
import type { RuleAnswer, RuleReply, SeatClearances, Sortie } from '@fleetwatch/contract/sorties/wire';
import { failureOf, type ApiFailure } from '../store/apiFailure.ts';
import { useHasFeature } from '../store/clubs.ts';
import { useAppDispatch, useAppSelector } from '../store/createStore.ts';
import { selectMemberId } from '../store/sessionSlice.ts';
import { useLaunchBoatMutation, useLaunchPrivateMutation } from '../store/sorties.ts';
import { useQuestion, type OpenQuestion } from '../ui/dialog/useQuestion.ts';
import { answersNow, useAnswers, type LaunchCheckArgs } from './launchAnswers.ts';
import type { LaunchPlan } from './LaunchPlan.ts';
import { useOverride, type ReasonField } from './useOverride.ts';

export type { LaunchPlan };

/** A launch from its form to the water, for any screen. */
export interface LaunchFlow {
  /** The findings: blocks, warnings, infos. */
  results: RuleAnswer[];
  /** Required clearances that each member aboard has; absent if none are required. */
  seats?: SeatClearances[];
  /** The blocks among the findings. */
  stops: RuleAnswer[];
  /** Whether the launch has a block that the member may not override. */
  isStopped: boolean;
  /** Whether it is ready: every required reason is entered, and it has no other block. */
  isReady: boolean;
  /** Props of the reason field; undefined if there is nothing to override, or it is not allowed. */
  reason: ReasonField | undefined;
  /** Whether the rules require or name a supervisor. */
  needsSupervisor: boolean;
  supervision: Supervision | null;
  setSupervision: (supervision: Supervision | null) => void;
  /** The question to answer before the launch continues; null for none. */
  question: OpenQuestion | null;
  /** Part of the slider's key, so that a cancelled launch starts with a new one. */
  attempt: number;
  /** Whether it was sent: if the boat is out now, this launch may be the reason. */
  isSent: boolean;
  /**
   * Asks about warnings and sends the launch; rejects as the call does. It stays pending when cancelled.
   * @param crew replaces that of the plan, for a crew that can be edited until the last moment
   */
  launch: (crew?: readonly string[]) => Promise<Sortie>;
}

/** A reason for not sending a launch; screens show it like a refusal by the server. */
class LaunchRefusal extends Error implements ApiFailure {
  override name = 'LaunchRefusal';
  readonly status = 422;
  readonly code = 'invalid:replies';
  readonly field = 'replies';
  readonly text: string;

  constructor(text: string) {
    super(text);
    this.text = text;
  }
}

/** The part that every launch sends, with any call. */
interface LaunchTerms {
  crew: readonly string[];
  trip?: Trip;
  supervision?: Supervision;
  replies: RuleReply[];
}

interface Asking {
  question: OpenQuestion | null;
  /** Number of cancelled launches: each one is followed by a new slider. */
  attempt: number;
  /** Asks about the warnings among the findings. A cancelled launch never continues. */
  askAbout: (answers: readonly RuleAnswer[]) => Promise<RuleReply[]>;
}

/** Asks about warnings before a boat leaves (rule launch.rules). */
function useWarnings(): Asking {
  const { question, ask } = useQuestion();
  const [attempt, setAttempt] = useState(0);
  const askAbout = async (answers: readonly RuleAnswer[]): Promise<RuleReply[]> => {
    const warnings = answers.filter(({ level }) => level === 'warn');
    if (warnings.length > 0 && !(await ask(warnQuestion(warnings)))) {
      setAttempt((before) => before + 1);
      await new Promise<never>(() => undefined);
    }
    return repliesTo(warnings);
  };
  return { question, attempt, askAbout };
}

/** Returns the data for the rules; water and workout type only in a club that uses clearances. */
function useCheckArgs(
  { target, crew = [], trip, workout }: LaunchPlan,
  supervisor?: string,
): LaunchCheckArgs {
  const isClearing = useHasFeature('clearances');
  return {
    ...target,
    crew,
    ...(supervisor && { supervisor }),
    ...(isClearing && trip?.area && { area: trip.area }),
    ...(isClearing && workout?.typeId && { type: workout.typeId }),
  };
}

const isRefusal = ({ status }: { status: number | string }): boolean =>
  typeof status === 'number' && status >= 400 && status < 500;

/** Sends the launch of the signed-in member. */
function useSendLaunch({ target, workout }: LaunchPlan): (terms: LaunchTerms) => Promise<Sortie> {
  const user = useAppSelector(selectMemberId);
  const [sendLaunch] = useLaunchBoatMutation();
  const [sendPrivate] = useLaunchPrivateMutation();
  const work = { description: workout?.text.trim() || null, group: workout?.typeId || null };

  return ({ crew, ...terms }) => {
    if ('private' in target)
      return sendPrivate({ boatClass: target.private, user, ...work, ...terms }).unwrap();
    const boat =
      'bus' in target
        ? { bus: target.bus, borrowed: null, crew: crew.length > 0 ? [...crew] : null }
        : { bus: null, borrowed: target.borrowed, crew: null };
    return sendLaunch({ ...boat, user, ...work, ...terms }).unwrap();
  };
}

/** The launch of the signed-in member: a boat of the fleet with its crew, an own boat, or a borrowed single. */
export function useLaunch(plan: LaunchPlan): LaunchFlow {
  const dispatch = useAppDispatch();
  const send = useSendLaunch(plan);
  const [supervision, setSupervision] = useState<Supervision | null>(null);
  const [isSent, setIsSent] = useState(false);
  const args = useCheckArgs(plan, supervision?.member);
  const check = useAnswers(plan, args);
  const { refusal, replies, ...override } = useOverride(check);
  const { askAbout, ...asking } = useWarnings();
  const { trip } = plan;

  const launch = async (crew: readonly string[] = plan.crew ?? []): Promise<Sortie> => {
    if (refusal !== null) throw new LaunchRefusal(refusal);
    const terms = {
      crew,
      ...(trip && Object.keys(trip).length > 0 && { trip }),
      ...(supervision && { supervision }),
    };
    const now = { ...args, crew };
    const askThere = (isRefetched: boolean): Promise<RuleAnswer[]> =>
      dispatch(answersNow({ ...plan, crew }, now, { isRefetched }));
    let answers = await askThere(false);
    for (;;) {
      const taken = await askAbout(answers);
      setIsSent(true);
      try {
        return await send({ ...terms, replies: [...taken, ...replies] });
      } catch (error) {
        const failure = failureOf(error);
        setIsSent(failure.status !== 409 && failure.status !== 404);
        // A block appears with its reason field; a new warning is confirmed now.
        if (!isRefusal(failure)) throw error;
        answers = await askThere(true);
        if (failure.code !== 'rule_warns' || answers.every(({ level }) => level !== 'warn')) throw error;
      }
    }
  };
  return {
    ...check,
    ...override,
    ...asking,
    isReady: refusal === null,
    needsSupervisor: needsOrHasSupervisor(check.results),
    supervision,
    setSupervision,
    isSent,
    launch,
  };
}
