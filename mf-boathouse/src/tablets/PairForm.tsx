import { useState } from 'react';
import { TABLET_NAME_MAX } from '@fleetwatch/contract/tablets/limits';
import { pairingCodeRule, tabletNameRule } from '@fleetwatch/contract/tablets/rules';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { usePairTabletMutation } from './tabletsApi.ts';
import {
  CODE_ON_TABLET,
  LOCATION,
  LOCATION_HINT,
  PAIRING_HELP,
  PAIR_A_TABLET,
  PAIR_TABLET,
  tabletPaired,
} from './texts.ts';

/** A coach confirms the code that a tablet shows. */
export function PairForm() {
  const dispatch = useAppDispatch();
  const [pair, { isLoading }] = usePairTabletMutation();
  const form = useFormFields({ code: '', name: '' });
  const { code, name } = form.values;
  const checked = { code: pairingCodeRule(code), name: tabletNameRule(name) };
  const [refusal, setRefusal] = useState<string>();

  const handleSubmit = async () => {
    setRefusal(undefined);
    if (!form.passes(checked) || isLoading) return;
    const answer = await pair({ code: code.trim(), name: name.trim() });
    if (answer.error) {
      const { field, text } = failureOf(answer.error);
      if (field === 'code' || field === 'name') form.refuse(field, text);
      else setRefusal(text);
      return;
    }
    dispatch(toastShown({ text: tabletPaired(answer.data.name), tone: 'success' }));
    form.empty(['code', 'name']);
  };
  return (
    <Card title={PAIR_A_TABLET}>
      <p>{PAIRING_HELP}</p>
      <Form label={PAIR_A_TABLET} error={refusal} onSubmit={() => void handleSubmit()}>
        <TextField
          label={CODE_ON_TABLET}
          {...form.wire('code', checked.code)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          label={LOCATION}
          hint={LOCATION_HINT}
          limit={TABLET_NAME_MAX}
          {...form.wire('name', checked.name)}
          autoComplete="off"
        />
        <Button type="submit" tone="primary" isBusy={isLoading}>
          {PAIR_TABLET}
        </Button>
      </Form>
    </Card>
  );
}
