import { FLAGS } from '@fleetwatch/contract/conditions/kinds';
import { FLAG_HOURS_MAX, FLAG_REASON_MAX, FLAG_TEXT_MAX } from '@fleetwatch/contract/conditions/limits';
import { FLAG_HOURS, FLAG_TEXTS } from '@fleetwatch/contract/conditions/texts';
import type { ConditionsAnswer, FlagBody } from '@fleetwatch/contract/conditions/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Fields } from '../screen/safetyStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useSetConditionFlagMutation } from './conditionsApi.ts';
import {
  CLEAR_FLAG,
  COLOR,
  FLAG,
  FLAG_CLEARED,
  FLAG_HOURS_LABEL,
  FLAG_REASON,
  FLAG_SET,
  LOWER_REASON_LABEL,
  SET_FLAG,
} from './texts.ts';

type Colour = NonNullable<FlagBody['colour']>;
const COLOURS = FLAGS.filter((flag): flag is Colour => flag !== 'grey');
const USUAL_HOURS = '2';

interface FlagFormProps {
  answer: ConditionsAnswer;
  /** Whether the member is a safety officer, who can lower it and end others' flags. */
  isSafety: boolean;
}

/** Raises the flag, lowers it, or ends a set flag (rule condition.flag). */
export function FlagForm({ answer, isSafety }: FlagFormProps) {
  const form = useFormFields({ colour: 'yellow', text: '', hours: USUAL_HOURS, reason: '' });
  const { text, hours, reason } = form.values;
  const colour = COLOURS.find((one) => one === form.values.colour) ?? 'yellow';
  const [set, { isLoading, error }] = useSetConditionFlagMutation();
  const showOutcome = useResultToast();
  const number = Number(hours);
  const isValid = Number.isInteger(number) && number >= 1 && number <= FLAG_HOURS_MAX;
  const checked = { hours: isValid ? null : FLAG_HOURS };

  const send = async (body: Partial<FlagBody>, done: string) => {
    if (!form.passes(checked) || isLoading) return;
    const sent = await set({ colour, text: text.trim(), hours: number, reason: reason.trim(), ...body });
    if (sent.error) return;
    showOutcome(undefined, done);
    form.empty(['text', 'reason']);
  };
  return (
    <Card title={SET_FLAG}>
      <Form
        label={FLAG}
        onSubmit={() => void send({}, FLAG_SET)}
        error={error ? failureOf(error).text : undefined}
      >
        <Fields>
          <SelectField
            label={COLOR}
            options={COLOURS.map((value) => ({ value, label: FLAG_TEXTS[value] }))}
            {...form.wire('colour', null)}
          />
          <TextField label={FLAG_REASON} {...form.wire('text', null)} limit={FLAG_TEXT_MAX} />
          <TextField label={FLAG_HOURS_LABEL} inputMode="numeric" {...form.wire('hours', checked.hours)} />
          {isSafety && (
            <TextField label={LOWER_REASON_LABEL} {...form.wire('reason', null)} limit={FLAG_REASON_MAX} />
          )}
        </Fields>
        <FormButtons>
          {isSafety && answer.flags.length > 0 && (
            <Button isBusy={isLoading} onClick={() => void send({ colour: null }, FLAG_CLEARED)}>
              {CLEAR_FLAG}
            </Button>
          )}
          <Button type="submit" isBusy={isLoading}>
            {SET_FLAG}
          </Button>
        </FormButtons>
      </Form>
    </Card>
  );
}
