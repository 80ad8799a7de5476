import { useState } from 'react';
import type { Plan, PlanScope } from '@fleetwatch/contract/plans/wire';

import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { textOfFailure } from '@fleetwatch/kit/store/failureMessages';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { useRemovePlanMutation } from '../data/plansApi.ts';
import { REMOVE_MESSAGES } from '../plans/planMessages.ts';

import {
  PLAN_REMOVED,
  REMOVE,
  REMOVE_PLAN,
  THIS_AND_LATER,
  THIS_PLAN_ONLY,
  removePlanText,
} from './texts.ts';

const SCOPES = [
  { value: 'one', label: THIS_PLAN_ONLY },
  { value: 'series', label: THIS_AND_LATER },
];

/** Asks for confirmation, and for a recurring plan which occurrences to remove. */
export function RemovePlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [scope, setScope] = useState<PlanScope>('one');
  const [error, setError] = useState<string>();
  const [remove, { isLoading }] = useRemovePlanMutation();
  const confirm = async () => {
    try {
      await remove({ id: plan._id, scope }).unwrap();
    } catch (caught) {
      setError(textOfFailure(caught, REMOVE_MESSAGES));
      return;
    }
    dispatch(toastShown({ text: PLAN_REMOVED, tone: 'success' }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={REMOVE_PLAN}
      verb={REMOVE_PLAN}
      isBusy={isLoading}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{removePlanText(plan)}</p>
      {plan.weeklytill !== null && (
        <RadioGroup
          label={REMOVE}
          options={SCOPES}
          value={scope}
          onChange={(chosen) => setScope(chosen as PlanScope)}
        />
      )}
    </ConfirmDialog>
  );
}
