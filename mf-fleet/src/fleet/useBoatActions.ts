import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  DECOMMISSIONED_DONE,
  DRY_DOCKED_DONE,
  dryDockedAtBoathouse,
  SPLASHED_DONE,
} from '@fleetwatch/contract/boats/messages';
import { dockReason } from '@fleetwatch/contract/damages/messages';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { ONLY_COACHES } from '@fleetwatch/contract/errors/messages';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { launchCheck } from '@fleetwatch/kit/store/launchCheck';
import { selectIsCoach, selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { useLaunchBoatMutation } from '@fleetwatch/kit/store/sorties';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import {
  useDecommissionBoatMutation,
  useDryDockBoatMutation,
  useSplashBoatMutation,
} from '../data/fleetApi.ts';
import { BOAT_MESSAGES, LAUNCH_MESSAGES } from '../screen/failureMessages.ts';
import { SNACKBAR_MS } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import type { ActionToConfirm } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import type { BoatActions } from './boatRow.tsx';
import { decommissionQuestion, dryDockQuestion, splashQuestion } from '../screen/questions.ts';

const LAUNCHED_DONE = 'Launched!';

/**
 * The actions of the fleet's rows. One that is bound to be refused is refused on the device; others ask for confirmation
 * (rule boat.actions).
 */
export function useBoatActions(ask: (action: ActionToConfirm) => void): BoatActions {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isCoach = useAppSelector(selectIsCoach);
  const user = useAppSelector(selectMemberId);
  const [sendDryDock] = useDryDockBoatMutation();
  const [sendSplash] = useSplashBoatMutation();
  const [sendDecommission] = useDecommissionBoatMutation();
  const [sendLaunch] = useLaunchBoatMutation();

  return useMemo(() => {
    const refuse = (text: string) => dispatch(toastShown({ text, tone: 'warning' }));
    const askCoach = (action: Omit<ActionToConfirm, 'messages' | 'doneMs'>) => {
      if (isCoach) ask({ ...action, messages: BOAT_MESSAGES, doneMs: SNACKBAR_MS });
      else refuse(ONLY_COACHES);
    };
    const launch = async ({ _id: bus, name, damage }: Boat) => {
      const nothing = { borrowed: null, crew: null, description: null, group: null };
      try {
        await sendLaunch({ bus, user, ...nothing }).unwrap();
      } catch (error) {
        const failure = failureOf(error);
        if (failure.status === 409 || failure.status === 404)
          dispatch(invalidateTags(['Boats', { type: 'Sorties', id: 'OUT' }]));
        throw failure.code === 'dry_docked'
          ? { ...failure, text: dryDockedAtBoathouse(name) + dockReason(damage) }
          : failure;
      }
    };
    const goToLaunch = ({ _id: boat, groupmoniker }: Boat) => {
      const place = new URLSearchParams({ do: 'launch', class: groupmoniker, boat });
      void navigate(`/actions?${place.toString()}`);
    };
    /** Leads who may launch it in spite of its dry dock to where they say why (rule launch.override). */
    const launchDocked = async (boat: Boat) => {
      const { _id: bus, name } = boat;
      const asked = launchCheck.initiate({ bus, crew: [] }, { subscribe: false, forceRefetch: true });
      const { data } = await dispatch(asked);
      if (!data?.canOverride.includes('dry_docked'))
        return void refuse(dryDockedAtBoathouse(name) + dockReason(boat.damage));
      goToLaunch(boat);
    };
    return {
      decommission: ({ _id: bid, name }) =>
        askCoach({
          title: 'Decommission',
          question: decommissionQuestion(name),
          verb: 'Decommission boat',
          isDangerous: true,
          send: () => sendDecommission({ uid: user, bid }).unwrap(),
          doneText: DECOMMISSIONED_DONE,
        }),
      dryDock: ({ _id: id, name }) =>
        askCoach({
          title: 'Dry Dock',
          question: dryDockQuestion(name),
          verb: 'Dry-dock boat',
          send: () => sendDryDock({ id }).unwrap(),
          doneText: DRY_DOCKED_DONE,
        }),
      splash: ({ _id: id, name }) =>
        askCoach({
          title: 'Splash',
          question: splashQuestion(name),
          verb: 'Splash boat',
          send: () => sendSplash({ id }).unwrap(),
          doneText: SPLASHED_DONE,
        }),
      launch: (boat) => {
        if (!boat.active) return void launchDocked(boat);
        // What its launch is warned of is told and answered there.
        if (boat.damage?.severity === 'limited' || boat.left) return void goToLaunch(boat);
        ask({
          title: 'Launch',
          question: `Launch ${boat.name} now?`,
          verb: 'Launch boat',
          send: () => launch(boat),
          messages: LAUNCH_MESSAGES,
          doneText: LAUNCHED_DONE,
          doneMs: SNACKBAR_MS,
        });
      },
    };
  }, [ask, dispatch, navigate, isCoach, user, sendDryDock, sendSplash, sendDecommission, sendLaunch]);
}
