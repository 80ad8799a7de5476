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

/** What is asked about a launch. */
export type LaunchCheckArgs = LaunchTarget & {
  /** Member ids beside the launcher. */
  crew: readonly string[];
  /** Id of the member who would supervise minors. */
  supervisor?: string;
  /** Ids of the stretch of water and of the workout type. */
  area?: string;
  type?: string;
};

const launchQuery = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What the rules say of a launch (GET /launch-check, rule launch.rules). Its tags are those of all that rules ask, so that a
     * flag, a clearance, a report of damage or a reservation changes an open form at once.
     */
    launchAnswers: build.query<LaunchCheck, LaunchCheckArgs>({
      query: ({ crew, ...about }) => ({
        url: 'launch-check',
        params: { ...about, ...(crew.length > 0 && { crew: crew.join(',') }) },
      }),
      providesTags: ['Boats', 'Club', 'Members', 'Plans', { type: 'Sorties', id: 'OUT' }],
      // An older answer says nothing of now: without a network the device answers by itself.
      extraOptions: { isCacheable: false },
      keepUnusedDataFor: 30,
    }),
  }),
});

const { useLaunchAnswersQuery } = launchQuery;
const { launchAnswers } = launchQuery.endpoints;

/** A launch does not wait longer than this for an answer of the server that has not come. */
const ANSWER_WAIT_MS = 3_000;

const keyOf = ({ code, subjectIds }: RuleAnswer): string => `${code} ${[...subjectIds].sort().join(' ')}`;

const isOnWater = ({ code }: RuleAnswer): boolean => code === 'on_water';

interface Received {
  data?: LaunchCheck | undefined;
  error?: unknown;
}

/** Whether the server cannot be reached, so that the device answers by itself. */
const isAlone = ({ error }: Received): boolean => error !== undefined && isUnanswered(failureOf(error));

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

/** Whether the boat is out is the screen's to show, which knows whose launch it was. */
const SHOWN_BY_SCREENS = ['already_launched'];

/** Keeps what the device needs to answer by itself. */
function useDeviceFacts({ target, crew = [] }: LaunchPlan): DeviceFacts {
  useMembersQuery(undefined, { skip: crew.length === 0 });
  useReservationsQuery(undefined, { skip: !('bus' in target) });
  useConditionsQuery(undefined, { skip: !useHasFeature('conditions') });
  return useAppSelector(selectDeviceFacts, shallowEqual);
}

/** What the rules say of a launch before it is confirmed: the server's answer, or the device's own where there is none. */
export function useAnswers(plan: LaunchPlan, args: LaunchCheckArgs): LaunchCheck {
  const facts = useDeviceFacts(plan);
  const nowMs = useNow(MINUTE_MS);
  // Of another crew the answer would be another one.
  const { currentData: data, data: latest, error } = useLaunchAnswersQuery(args);
  const there = { data, error };
  const { toldElsewhere = SHOWN_BY_SCREENS } = plan;
  const { results, canOverride } = countedAnswers(
    there,
    checkHere(plan, facts, { nowMs, isAlone: isAlone(there) }),
  );
  return {
    results: results.filter(({ code }) => !toldElsewhere.includes(code)),
    canOverride,
    // What those who stay aboard hold stays, so that nothing moves while the answer for the others comes.
    ...(latest?.seats && { seats: latest.seats }),
  };
}
