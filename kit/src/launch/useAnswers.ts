import { shallowEqual } from 'react-redux';
import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import { useHasFeature } from '../store/clubs.ts';
import { useConditionsQuery } from '../store/conditions.ts';
import { useAppSelector } from '../store/createStore.ts';
import { useMembersQuery } from '../store/members.ts';
import { useReservationsQuery } from '../store/plans.ts';
import { useNow } from '../ui/time/useNow.ts';
import { checkHere, selectDeviceFacts, type DeviceFacts } from './checkHere.ts';
import type { LaunchPlan } from './LaunchPlan.ts';
import { countedAnswers, isAlone } from './launchAnswersNow.ts';
import { useLaunchAnswersQuery, type LaunchThought } from './launchQuery.ts';

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
export function useAnswers(plan: LaunchPlan, thought: LaunchThought): LaunchCheck {
  const facts = useDeviceFacts(plan);
  const nowMs = useNow(MINUTE_MS);
  // Of another crew the answer would be another one.
  const { currentData: data, data: latest, error } = useLaunchAnswersQuery(thought);
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
