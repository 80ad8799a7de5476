import { useMemo } from 'react';
import {
  DECOMMISSIONED_DONE,
  DRY_DOCKED_DONE,
  dryDockedAtBoathouse,
  SPLASHED_DONE,
} from '@fleetwatch/contract/boats/texts';
import { dockReason } from '@fleetwatch/contract/damages/texts';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { ONLY_COACHES } from '@fleetwatch/contract/errors/texts';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { launchCheck } from '@fleetwatch/kit/store/launchCheck';
import { selectIsCoach, selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import {
  useDecommissionBoatMutation,
  useDryDockBoatMutation,
  useSplashBoatMutation,
} from '../data/fleetApi.ts';
import { BOAT_MESSAGES } from '../screen/failureMessages.ts';
import { SNACKBAR_MS } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import type { ActionToConfirm } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import type { BoatActions } from './boatRow.tsx';
import {
  DECOMMISSION,
  DECOMMISSION_BOAT,
  DRY_DOCK,
  DRY_DOCK_BOAT,
  SPLASH,
  SPLASH_BOAT,
  decommissionQuestion,
  dryDockQuestion,
  splashQuestion,
} from './texts.ts';

interface BoatActionsOptions {
  ask: (action: ActionToConfirm) => void;
  /** Opens the launch form. */
  onLaunch: (boat: Boat) => void;
}

/**
 * Actions of the fleet's rows. Actions sure to be refused are refused on the device; the others ask for confirmation (rule
 * boat.actions).
 */
export function useBoatActions({ ask, onLaunch }: BoatActionsOptions): BoatActions {
  const dispatch = useAppDispatch();
  const isCoach = useAppSelector(selectIsCoach);
  const user = useAppSelector(selectMemberId);
  const [sendDryDock] = useDryDockBoatMutation();
  const [sendSplash] = useSplashBoatMutation();
  const [sendDecommission] = useDecommissionBoatMutation();

  return useMemo(() => {
    const refuse = (text: string) => dispatch(toastShown({ text, tone: 'warning' }));
    const confirmAsCoach = (action: Omit<ActionToConfirm, 'messages' | 'doneMs'>) => {
      if (isCoach) ask({ ...action, messages: BOAT_MESSAGES, doneMs: SNACKBAR_MS });
      else refuse(ONLY_COACHES);
    };
    /** Without an office over its dry dock the launch is refused at once (rule launch.override). */
    const launchDocked = async (boat: Boat) => {
      const { _id: bus, name } = boat;
      const check = launchCheck.initiate({ bus, crew: [] }, { subscribe: false, forceRefetch: true });
      const { data } = await dispatch(check);
      if (data?.canOverride.includes('dry_docked')) onLaunch(boat);
      else refuse(dryDockedAtBoathouse(name) + dockReason(boat.damage));
    };
    return {
      decommission: ({ _id: bid, name }) =>
        confirmAsCoach({
          title: DECOMMISSION,
          question: decommissionQuestion(name),
          verb: DECOMMISSION_BOAT,
          isDangerous: true,
          send: () => sendDecommission({ uid: user, bid }).unwrap(),
          doneText: DECOMMISSIONED_DONE,
        }),
      dryDock: ({ _id: id, name }) =>
        confirmAsCoach({
          title: DRY_DOCK,
          question: dryDockQuestion(name),
          verb: DRY_DOCK_BOAT,
          send: () => sendDryDock({ id }).unwrap(),
          doneText: DRY_DOCKED_DONE,
        }),
      splash: ({ _id: id, name }) =>
        confirmAsCoach({
          title: SPLASH,
          question: splashQuestion(name),
          verb: SPLASH_BOAT,
          send: () => sendSplash({ id }).unwrap(),
          doneText: SPLASHED_DONE,
        }),
      launch: (boat) => {
        if (boat.active) onLaunch(boat);
        else void launchDocked(boat);
      },
    };
  }, [ask, onLaunch, dispatch, isCoach, user, sendDryDock, sendSplash, sendDecommission]);
}
