import { useState } from 'react';
import type { Plan, PlanScope } from '@fleetwatch/contract/plans/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { textOfFailure } from '@fleetwatch/kit/store/failureMessages';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { useRemovePlanMutation } from '../data/plansApi.ts';
import { REMOVE_MESSAGES } from '../plans/planMessages.ts';
import { planName } from '../plans/planTexts.ts';
import { weekdayDayText } from '@fleetwatch/contract/time/dayText';

const SCOPES = [
  { value: 'one', label: 'This plan only' },
  { value: 'series', label: 'This and all that follow' },
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
    dispatch(toastShown({ text: 'Plan removed.', tone: 'success' }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title="Remove plan"
      verb="Remove plan"
      isBusy={isLoading}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        Remove {planName(plan)} of {weekdayDayText(datePart(plan.launch))}? Its boats are released. The crew
        will not be notified.
      </p>
      {plan.weeklytill !== null && (
        <RadioGroup
          label="Remove"
          options={SCOPES}
          value={scope}
          onChange={(chosen) => setScope(chosen as PlanScope)}
        />
      )}
    </ConfirmDialog>
  );
}
