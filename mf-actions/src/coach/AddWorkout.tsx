import { workoutTextRule, workoutTypeRule, workoutUserGroupRule } from '@fleetwatch/contract/workouts/rules';
import { WORKOUT_TEXT_MAX } from '@fleetwatch/contract/workouts/wire';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { usePostWorkoutMutation, useWorkoutTypesQuery } from '@fleetwatch/kit/store/workouts';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { WORKOUT, WORKOUT_TYPE } from '../lazyTexts.ts';
import { CoachForm } from './CoachForm.tsx';
import {
  ADD_WORKOUT,
  CHOOSE_GROUP,
  CHOOSE_TYPE,
  POST_WORKOUT,
  USER_GROUP,
  WORKOUT_SUBMITTED,
  confirmWorkout,
} from './texts.ts';
import { nameOf, optionsOf } from './groupOptions.ts';

const BLANK = { group: '', sortiegroup: '', description: '' };
const SUBMITTED_MS = 4_000;

/** Adds a workout for a user group, which its members find this week when they launch (rule workout.fields). */
export function AddWorkout() {
  const agent = useAppSelector(selectMemberId);
  const { data: types = [] } = useWorkoutTypesQuery();
  const { data: userGroups = [] } = useUserGroupsQuery();
  const [postWorkout] = usePostWorkoutMutation();
  const form = useFormFields(BLANK, { cachedAs: 'add:workout' });
  const { values } = form;
  const checked = {
    group: workoutTypeRule(values.group),
    sortiegroup: workoutUserGroupRule(values.sortiegroup),
    description: workoutTextRule(values.description),
  };
  return (
    <CoachForm
      label={ADD_WORKOUT}
      verb={POST_WORKOUT}
      question={confirmWorkout(nameOf(types, values.group), nameOf(userGroups, values.sortiegroup))}
      form={form}
      checked={checked}
      send={() => postWorkout({ ...values, agent, description: values.description.trim() }).unwrap()}
      doneText={WORKOUT_SUBMITTED}
      doneMs={SUBMITTED_MS}
    >
      <SelectField
        label={WORKOUT_TYPE}
        placeholder={CHOOSE_TYPE}
        options={optionsOf(types)}
        {...form.wire('group', checked.group)}
      />
      <SelectField
        label={USER_GROUP}
        placeholder={CHOOSE_GROUP}
        options={optionsOf(userGroups)}
        {...form.wire('sortiegroup', checked.sortiegroup)}
      />
      <TextAreaField
        label={WORKOUT}
        rows={3}
        limit={WORKOUT_TEXT_MAX}
        {...form.wire('description', checked.description)}
      />
    </CoachForm>
  );
}
