import styled from 'styled-components';
import { monthName } from '@fleetwatch/contract/time/dayText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Choice } from '@fleetwatch/kit/ui/form/Choice';
import { FieldErrorText } from '@fleetwatch/kit/ui/form/FieldFrame';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { WEEKDAYS } from '@fleetwatch/contract/time/dayText';
import type { PlanDraft } from './planDraft.ts';
import { recurring } from './planDraft.ts';
import { untilDays, untilMonths, untilRefusal, untilWeekdays, withMonth } from './recurrence.ts';
import { DAY } from '../texts.ts';
import { CANCEL_RECURRING, MAKE_RECURRING, MONTH, ON_WEEKDAYS, RECURRING_TILL } from './texts.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s2);
`;

const Days = styled.fieldset`
  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--s4);
  }
  > legend {
    padding: 0;
    font-weight: 600;
  }
`;

interface RecurrenceFieldsProps {
  draft: PlanDraft;
  today: LocalDateText;
  change: (next: Partial<PlanDraft>) => void;
  errors: { weeklytill?: string | undefined; weekdays?: string | undefined };
}

/** 'Make Recurring till': month, day and weekdays (rule plan.repeats). */
export function RecurrenceFields({ draft, today, change, errors }: RecurrenceFieldsProps) {
  const { date, till, weekdays } = draft;
  if (till === null) {
    return <Button onClick={() => change(recurring(draft, today))}>{MAKE_RECURRING}</Button>;
  }
  const offered = untilWeekdays(date, till);
  const setTill = (next: typeof till) => {
    const still = untilWeekdays(date, next);
    change({ till: next, weekdays: weekdays.filter((day) => still.includes(day)) });
  };
  const endError = errors.weeklytill ?? untilRefusal(date, till) ?? undefined;
  return (
    <fieldset>
      <legend>
        <strong>{RECURRING_TILL}</strong>
      </legend>
      <Line>
        <SelectField
          label={MONTH}
          options={untilMonths(date).map((month) => ({
            value: month,
            label:
              month.slice(0, 4) === date.slice(0, 4)
                ? monthName(month)
                : `${monthName(month)} ${month.slice(0, 4)}`,
          }))}
          value={till.month}
          onChange={(month) => setTill(withMonth(till, month, today))}
        />
        <SelectField
          label={DAY}
          options={untilDays(till.month, today).map((day) => ({ value: String(day), label: String(day) }))}
          value={String(till.day)}
          error={endError}
          onChange={(day) => setTill({ ...till, day: Number(day) })}
        />
      </Line>
      <Days aria-invalid={errors.weekdays === undefined ? undefined : true}>
        <legend>{ON_WEEKDAYS}</legend>
        <div>
          {offered.map((day) => (
            <Choice
              key={day}
              type="checkbox"
              checked={weekdays.includes(day)}
              onChange={({ target }) =>
                change({
                  weekdays: target.checked ? [...weekdays, day] : weekdays.filter((each) => each !== day),
                })
              }
            >
              {WEEKDAYS[day - 1]}
            </Choice>
          ))}
        </div>
        {errors.weekdays === undefined ? null : <FieldErrorText>{errors.weekdays}</FieldErrorText>}
      </Days>
      <Button onClick={() => change({ till: null, weekdays: [] })}>{CANCEL_RECURRING}</Button>
    </fieldset>
  );
}
