import { CONDITIONS_STOP } from '@fleetwatch/contract/conditions/checkConditions';
import type { LaunchCheck, RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { failureOf, isUnanswered } from '../store/apiFailure.ts';
import type { AppThunk } from '../store/createStore.ts';
import { checkHere, selectDeviceFacts } from './checkHere.ts';
import type { LaunchPlan } from './LaunchPlan.ts';
import { launchAnswers, type LaunchThought } from './launchQuery.ts';

/** A launch does not wait longer than this for an answer of the server that has not come. */
const ANSWER_WAIT_MS = 3_000;

const keyOf = ({ code, subjectIds }: RuleAnswer): string => `${code} ${[...subjectIds].sort().join(' ')}`;

const isOnWater = ({ code }: RuleAnswer): boolean => code === 'on_water';

interface Received {
  data?: LaunchCheck | undefined;
  error?: unknown;
}

/** Whether the server cannot be reached, so that the device answers by itself. */
export const isAlone = ({ error }: Received): boolean =>
  error !== undefined && isUnanswered(failureOf(error));

/**
 * What counts of both answers: the server's, and, as a member may have launched here without a network, the device's about those
 * on the water. The device's alone where the server has not answered.
 */
export function countedAnswers(
  there: Received,
  here: RuleAnswer[],
): Pick<LaunchCheck, 'results' | 'canOverride'> {
  if (there.error === undefined && there.data) {
    const { results, canOverride } = there.data;
    const known = new Set(results.map(keyOf));
    return {
      canOverride,
      results: [...results, ...here.filter((answer) => isOnWater(answer) && !known.has(keyOf(answer)))],
    };
  }
  // A launch without a network is a fact (rule launch.facts): it is logged, with why it left under a flag.
  const stops = isAlone(there) ? here.filter(({ code }) => code.startsWith(CONDITIONS_STOP)) : [];
  return { results: here, canOverride: stops.map(({ code }) => code) };
}

/** What the rules say of a launch at this moment; waits for an answer that is on its way. */
export const answersNow =
  (plan: LaunchPlan, thought: LaunchThought, { isRefetched = false } = {}): AppThunk<Promise<RuleAnswer[]>> =>
  async (dispatch, getState) => {
    const select = launchAnswers.select(thought);
    const { isSuccess, isError } = select(getState());
    if (isRefetched || !(isSuccess || isError)) {
      const asked = dispatch(
        launchAnswers.initiate(thought, { forceRefetch: isRefetched, subscribe: false }),
      );
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ANSWER_WAIT_MS)));
      await Promise.race([asked, late]);
      clearTimeout(timer);
    }
    const there = select(getState());
    const options = { nowMs: Date.now(), isAlone: isAlone(there) };
    return countedAnswers(there, checkHere(plan, selectDeviceFacts(getState()), options)).results;
  };
