import { PROTECTED_FLEET_GROUPS } from '@fleetwatch/contract/fleetgroups/launchKind';
import {
  fleetGroupDeleted,
  fleetGroupDryDocked,
  fleetGroupSplashed,
  ONLY_COACHES_DELETE_FLEET_GROUPS,
  ONLY_COACHES_DRY_DOCK_FLEET_GROUPS,
  ONLY_COACHES_SPLASH_FLEET_GROUPS,
  protectedFleetGroup,
} from '@fleetwatch/contract/fleetgroups/texts';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsCoach } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import {
  useDeleteFleetGroupMutation,
  useDryDockFleetGroupMutation,
  useSplashFleetGroupMutation,
} from './groupsApi.ts';
import { groupMessages } from './groupMessages.ts';
import { SENTENCES_MS } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import type { ActionToConfirm } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import {
  DELETE_FLEET_GROUP,
  DELETE_FLEET_GROUP_TITLE,
  deleteFleetGroupQuestion,
  DRY_DOCK,
  DRY_DOCK_FLEET_GROUP,
  dryDockFleetGroupQuestion,
  SPLASH,
  SPLASH_FLEET_GROUP,
  splashFleetGroupQuestion,
} from './texts.ts';

type GroupAction = (group: FleetGroup) => void;

const PROTECTED: readonly string[] = PROTECTED_FLEET_GROUPS;

/**
 * Actions of a fleet group's row: for coaches only, and protected groups are never deleted (rules class.protected,
 * member.only-coaches).
 */
export function useFleetGroupActions(
  ask: (action: ActionToConfirm) => void,
): Record<'remove' | 'dryDock' | 'splash', GroupAction> {
  const dispatch = useAppDispatch();
  const isCoach = useAppSelector(selectIsCoach);
  const [sendDelete] = useDeleteFleetGroupMutation();
  const [sendDryDock] = useDryDockFleetGroupMutation();
  const [sendSplash] = useSplashFleetGroupMutation();

  const refuse = (text: string) => void dispatch(toastShown({ text, tone: 'warning' }));
  return {
    remove: ({ _id: id, name }) => {
      if (!isCoach) return refuse(ONLY_COACHES_DELETE_FLEET_GROUPS);
      if (PROTECTED.includes(name)) return refuse(protectedFleetGroup(name));
      ask({
        title: DELETE_FLEET_GROUP_TITLE,
        question: deleteFleetGroupQuestion(name),
        verb: DELETE_FLEET_GROUP,
        isDangerous: true,
        send: () => sendDelete({ id }).unwrap(),
        messages: groupMessages('delete'),
        doneText: fleetGroupDeleted(name),
        doneMs: SENTENCES_MS,
      });
    },
    dryDock: ({ _id: id, name }) => {
      if (!isCoach) return refuse(ONLY_COACHES_DRY_DOCK_FLEET_GROUPS);
      ask({
        title: DRY_DOCK,
        question: dryDockFleetGroupQuestion(name),
        verb: DRY_DOCK_FLEET_GROUP,
        send: () => sendDryDock({ id }).unwrap(),
        messages: groupMessages('dry-dock'),
        doneText: fleetGroupDryDocked(name),
        doneMs: SENTENCES_MS,
      });
    },
    splash: ({ _id: id, name }) => {
      if (!isCoach) return refuse(ONLY_COACHES_SPLASH_FLEET_GROUPS);
      ask({
        title: SPLASH,
        question: splashFleetGroupQuestion(name),
        verb: SPLASH_FLEET_GROUP,
        send: async () => {
          const { docked = [] } = await sendSplash({ id }).unwrap();
          if (docked.length > 0) refuse(fleetGroupSplashed(name, docked));
          return docked.length === 0;
        },
        messages: groupMessages('splash'),
        doneText: fleetGroupSplashed(name),
        doneMs: SENTENCES_MS,
      });
    },
  };
}
