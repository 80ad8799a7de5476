import { useState } from 'react';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { textOfFailure } from '@fleetwatch/kit/store/failureMessages';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { useChangePlanMutation, useMakePlanMutation } from '../data/plansApi.ts';
import { SAVE_MESSAGES } from '../plans/planMessages.ts';
import { draftOf, newDraft, newPlanOf, updateOf, type PlanDraft, type PlanStart } from './planDraft.ts';
import { FIELDS, refusalsOf, type Refusals } from './refusals.ts';
import { PLAN_CHANGED, PLAN_CREATED } from './texts.ts';

interface PlanFormSource {
  start: PlanStart;
  now: LocalDateTimeText;
  /** Null for a new plan. */
  plan: Plan | null;
  onSaved: () => void;
}

/** Dragged times take precedence over an earlier draft for the same day. */
const nameOf = ({ day, hours }: PlanStart): string => (hours ? `${day} ${hours.from}-${hours.to}` : day);

/** The draft of a plan and its submission. A refusal keeps the typed values. */
export function usePlanForm({ start, now, plan, onSaved }: PlanFormSource) {
  const dispatch = useAppDispatch();
  const memberId = useAppSelector(selectMemberId);
  const [blank] = useState(() => (plan ? draftOf(plan) : newDraft(start, now, memberId)));
  const [draft, setDraft, dropDraft] = useDraft<PlanDraft>(`plan:${plan?._id ?? nameOf(start)}`, blank);
  const [refusals, setRefusals] = useState<Refusals>({});
  const [error, setError] = useState<string>();
  const [make, making] = useMakePlanMutation();
  const [update, updating] = useChangePlanMutation();

  const change = (next: Partial<PlanDraft>) => {
    setDraft((before) => ({ ...before, ...next }));
    setRefusals({});
  };
  const send = () =>
    plan ? update({ id: plan._id, ...updateOf(draft) }).unwrap() : make(newPlanOf(draft)).unwrap();
  const save = async () => {
    const refused = refusalsOf(draft, now, plan === null);
    setRefusals(refused);
    setError(undefined);
    if (Object.keys(refused).length > 0) return;
    try {
      await send();
    } catch (caught) {
      const { field, text } = failureOf(caught);
      const known = FIELDS.find((each) => each === field);
      if (known) setRefusals({ [known]: text });
      else setError(textOfFailure(caught, SAVE_MESSAGES));
      return;
    }
    dropDraft();
    dispatch(toastShown({ text: plan ? PLAN_CHANGED : PLAN_CREATED, tone: 'success' }));
    onSaved();
  };
  return { draft, change, refusals, error, save, isBusy: making.isLoading || updating.isLoading };
}
