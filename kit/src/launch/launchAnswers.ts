// @inner

import { shallowEqual } from 'react-redux';
import { CONDITIONS_STOP } from '@fleetwatch/contract/conditions/checkConditions';
import type { LaunchCheck, RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { failureOf, isUnanswered } from '../store/apiFailure.ts';
import { baseApi } from '../store/baseApi.ts';
import { useHasFeature } from '../store/clubs.ts';
import { useConditionsQuery } from '../store/conditions.ts';
import { useAppSelector, type AppThunk } from '../store/createStore.ts';
import { useMembersQuery } from '../store/members.ts';
import { useReservationsQuery } from '../store/plans.ts';
import { useNow } from '../ui/time/useNow.ts';
import { checkHere, selectDeviceFacts, type DeviceFacts } from './checkHere.ts';
import type { LaunchPlan, LaunchTarget } from './LaunchPlan.ts';

/** The launch to check. */
export type LaunchCheckArgs = LaunchTarget & {
  /** Member ids besides the launcher. */
  crew: readonly string[];
  /** Id of the proposed supervisor of minors. */
  supervisor?: string;
  /** Ids of the stretch of water and of the workout type. */
  area?: string;
  type?: string;
};

const launchQuery = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The rules' findings about a launch (GET /launch-check, rule launch.rules). It has the tags of all data that rules use, so
     * that a flag, a clearance, a damage report or a reservation updates an open form at once.
     */
    launchAnswers: build.query<LaunchCheck, LaunchCheckArgs>({
      query: ({ crew, ...about }) => ({
        url: 'launch-check',
        params: { ...about, ...(crew.length > 0 && { crew: crew.join(',') }) },
      }),
      providesTags: ['Boats', 'Club', 'Members', 'Plans', { type: 'Sorties', id: 'OUT' }],
      // An older answer may be outdated: without a network the device checks by itself.
      extraOptions: { isCacheable: false },
      keepUnusedDataFor: 30,
    }),
  }),
});

const { useLaunchAnswersQuery } = launchQuery;
const { launchAnswers } = launchQuery.endpoints;

/** Longest wait of a launch for a pending answer from the server. */
const ANSWER_WAIT_MS = 3_000;

const keyOf = ({ code, subjectIds }: RuleAnswer): string => `${code} ${[...subjectIds].sort().join(' ')}`;

const isOnWater = ({ code }: RuleAnswer): boolean => code === 'on_water';

interface Received {
  data?: LaunchCheck | undefined;
  error?: unknown;
}

/** Whether the server is unreachable, so that the device checks by itself. */
const isAlone = ({ error }: Received): boolean => error !== undefined && isUnanswered(failureOf(error));

/**
 * Combines both answers: the server's, and, as a member may have launched here without a network, the device's about those on
 * the water. Only the device's if the server has not answered.
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
  // A launch without a network is a fact (rule launch.facts): it is logged, with the reason for leaving under a flag.
  const stops = isAlone(there) ? here.filter(({ code }) => code.startsWith(CONDITIONS_STOP)) : [];
  return { results: here, canOverride: stops.map(({ code }) => code) };
}

/** Returns the current findings about a launch; waits for a pending answer. */
export const answersNow =
  (plan: LaunchPlan, args: LaunchCheckArgs, { isRefetched = false } = {}): AppThunk<Promise<RuleAnswer[]>> =>
  async (dispatch, getState) => {
    const select = launchAnswers.select(args);
    const { isSuccess, isError } = select(getState());
    if (isRefetched || !(isSuccess || isError)) {
      const asked = dispatch(launchAnswers.initiate(args, { forceRefetch: isRefetched, subscribe: false }));
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ANSWER_WAIT_MS)));
      await Promise.race([asked, late]);
      clearTimeout(timer);
    }
    const there = select(getState());
    const options = { nowMs: Date.now(), isAlone: isAlone(there) };
    return countedAnswers(there, checkHere(plan, selectDeviceFacts(getState()), options)).results;
  };

const MINUTE_MS = 60_000;

/** The screen shows that the boat is out, as it knows whose launch it was. */
const SHOWN_BY_SCREENS = ['already_launched'];

/** Keeps the data that the device needs for its own check. */
function useDeviceFacts({ target, crew = [] }: LaunchPlan): DeviceFacts {
  useMembersQuery(undefined, { skip: crew.length === 0 });
  useReservationsQuery(undefined, { skip: !('bus' in target) });
  useConditionsQuery(undefined, { skip: !useHasFeature('conditions') });
  return useAppSelector(selectDeviceFacts, shallowEqual);
}

/** Returns the findings before a launch is confirmed: the server's answer, or the device's own without one. */
export function useAnswers(plan: LaunchPlan, args: LaunchCheckArgs): LaunchCheck {
  const facts = useDeviceFacts(plan);
  const nowMs = useNow(MINUTE_MS);
  // An answer about another crew does not apply.
  const { currentData: data, data: latest, error } = useLaunchAnswersQuery(args);
  const there = { data, error };
  const { shownElsewhere = SHOWN_BY_SCREENS } = plan;
  const { results, canOverride } = countedAnswers(
    there,
    checkHere(plan, facts, { nowMs, isAlone: isAlone(there) }),
  );
  return {
    results: results.filter(({ code }) => !shownElsewhere.includes(code)),
    canOverride,
    // Clearances of remaining crew members stay visible, so that nothing moves while the new answer is pending.
    ...(latest?.seats && { seats: latest.seats }),
  };
}
