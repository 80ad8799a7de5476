import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { ITEM_KINDS, useAddItemMutation } from './equipmentApi.ts';
import { ADD, ADD_TITLE, added, KIND, KIND_TITLES, NAME, NAME_NEEDED } from './texts.ts';

const NAME_MAX = 40;

/** For coaches: lists another item. */
export function AddItem() {
  const form = useFormFields({ name: '', kind: 'coxbox' }, { cachedAs: 'mf-equipment/add' });
  const [add, { isLoading, error }] = useAddItemMutation();
  const showResult = useResultToast();
  const name = form.values.name.trim();
  const missing = name === '' ? NAME_NEEDED : null;
  const submit = async () => {
    const kind = ITEM_KINDS.find((one) => one === form.values.kind);
    if (!form.passes({ name: missing }) || !kind || isLoading) return;
    const answer = await add({ name, kind });
    if (answer.error) return;
    showResult(undefined, added(name));
    form.empty(['name']);
  };
  return (
    <Card title={ADD_TITLE}>
      <Form
        label={ADD_TITLE}
        onSubmit={() => void submit()}
        error={error ? failureOf(error).text : undefined}
      >
        <TextField label={NAME} limit={NAME_MAX} {...form.wire('name', missing)} />
        <SelectField
          label={KIND}
          options={ITEM_KINDS.map((value) => ({ value, label: KIND_TITLES[value] }))}
          {...form.wire('kind', null)}
        />
        <Button type="submit" tone="primary" isBusy={isLoading}>
          {ADD}
        </Button>
      </Form>
    </Card>
  );
}
