import styled from 'styled-components';
import { PLAN_MINUTES } from '@fleetwatch/contract/plans/limits';
import { FieldErrorText } from '@fleetwatch/kit/ui/form/FieldFrame';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import type { FormTime } from './formTime.ts';
import { AM_OR_PM, HOUR, MINUTES } from './texts.ts';

const HOURS = Array.from({ length: 13 }, (_, hour) => ({ value: String(hour), label: String(hour) }));
const MINUTE_OPTIONS = PLAN_MINUTES.map((minute) => ({
  value: String(minute),
  label: String(minute).padStart(2, '0'),
}));
const HALVES = [
  { value: 'AM', label: 'AM' },
  { value: 'PM', label: 'PM' },
];

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s2);
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: 600;
`;

interface TimeFieldsProps {
  label: string;
  value: FormTime;
  onChange: (value: FormTime) => void;
  error?: string | undefined;
}

/** Hour, minutes and half of the day, each a native select. */
export function TimeFields({ label, value, onChange, error }: TimeFieldsProps) {
  return (
    <fieldset aria-invalid={error === undefined ? undefined : true}>
      <Legend>{label}</Legend>
      <Line>
        <SelectField
          label={HOUR}
          options={HOURS}
          value={String(value.hour)}
          onChange={(hour) => onChange({ ...value, hour: Number(hour) })}
        />
        <SelectField
          label={MINUTES}
          options={MINUTE_OPTIONS}
          value={String(value.minute)}
          onChange={(minute) => onChange({ ...value, minute: Number(minute) })}
        />
        <SelectField
          label={AM_OR_PM}
          options={HALVES}
          value={value.half}
          onChange={(half) => onChange({ ...value, half: half === 'PM' ? 'PM' : 'AM' })}
        />
      </Line>
      <div role="alert">{error === undefined ? null : <FieldErrorText>{error}</FieldErrorText>}</div>
    </fieldset>
  );
}
