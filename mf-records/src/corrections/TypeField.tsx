import { useWorkoutTypesQuery } from '@fleetwatch/kit/store/workouts';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { NO_WORKOUT_TYPE, WORKOUT_TYPE } from './texts.ts';

interface TypeFieldProps {
  /** Workout type id; '' for none. */
  value: string;
  onChange: (type: string) => void;
}

/** Workout type of an outing. */
export function TypeField({ value, onChange }: TypeFieldProps) {
  const { data: types = [] } = useWorkoutTypesQuery();
  return (
    <SelectField
      label={WORKOUT_TYPE}
      options={[
        { value: '', label: NO_WORKOUT_TYPE },
        ...types.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
