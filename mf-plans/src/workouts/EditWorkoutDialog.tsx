import { useState } from 'react';
import type { Workout } from '@fleetwatch/contract/workouts/jobs';
import { workoutTextRule } from '@fleetwatch/contract/workouts/rules';
import { WORKOUT_TEXT_MAX } from '@fleetwatch/contract/workouts/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { useWorkoutTypesQuery } from '@fleetwatch/kit/store/workouts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { useEditWorkoutMutation } from '../data/workoutsApi.ts';
import {
  CANCEL,
  EDIT_WORKOUT,
  SAVE_WORKOUT,
  USER_GROUP,
  WORKOUT,
  WORKOUT_CHANGED,
  WORKOUT_TYPE,
} from './texts.ts';

interface EditWorkoutDialogProps {
  workout: Workout;
  onClose: () => void;
}

const optionsOf = (items: readonly { _id: string; name: string }[]) =>
  items.map(({ _id, name }) => ({ value: _id, label: name }));

/** Lets a coach edit a workout's text, type and groups; its day and its coach stay. */
export function EditWorkoutDialog({ workout, onClose }: EditWorkoutDialogProps) {
  const dispatch = useAppDispatch();
  const { data: types = [] } = useWorkoutTypesQuery();
  const { data: groups = [] } = useUserGroupsQuery();
  const [draft, setDraft, dropDraft] = useDraft(`workout:${workout._id}`, {
    group: workout.group,
    sortiegroup: workout.sortiegroup,
    description: workout.description,
  });
  const [textError, setTextError] = useState<string>();
  const [save, { isLoading, error }] = useEditWorkoutMutation();
  const failure = error ? failureOf(error) : null;
  const errorOf = (field: string) => (failure?.field === field ? failure.text : undefined);
  const isNamed = failure !== null && Object.keys(draft).some((field) => field === failure.field);
  const submit = async () => {
    const refusal = workoutTextRule(draft.description) ?? undefined;
    setTextError(refusal);
    if (refusal !== undefined) return;
    const saved = await save({ id: workout._id, ...draft });
    if (saved.error) return;
    dropDraft();
    dispatch(toastShown({ text: WORKOUT_CHANGED, tone: 'success' }));
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={EDIT_WORKOUT}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{CANCEL}</Button>
          <Button tone="primary" isBusy={isLoading} onClick={() => void submit()}>
            {SAVE_WORKOUT}
          </Button>
        </>
      }
    >
      <Form
        label={EDIT_WORKOUT}
        onSubmit={() => void submit()}
        error={failure && !isNamed ? failure.text : undefined}
      >
        <SelectField
          label={WORKOUT_TYPE}
          options={optionsOf(types)}
          value={draft.group}
          error={errorOf('group')}
          onChange={(group) => setDraft({ ...draft, group })}
        />
        <SelectField
          label={USER_GROUP}
          options={optionsOf(groups)}
          value={draft.sortiegroup}
          error={errorOf('sortiegroup')}
          onChange={(sortiegroup) => setDraft({ ...draft, sortiegroup })}
        />
        <TextAreaField
          label={WORKOUT}
          limit={WORKOUT_TEXT_MAX}
          value={draft.description}
          error={textError ?? errorOf('description')}
          onChange={(description) => setDraft({ ...draft, description })}
        />
      </Form>
    </Dialog>
  );
}
