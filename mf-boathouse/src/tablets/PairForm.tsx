import { useState } from 'react';
import { refusedFields } from '@fleetwatch/contract/errors/fieldRule';
import type { FieldErrors } from '@fleetwatch/contract/errors/fieldRule';
import { TABLET_NAME_MAX } from '@fleetwatch/contract/tablets/limits';
import { pairingCodeRule, tabletNameRule } from '@fleetwatch/contract/tablets/rules';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { usePairTabletMutation } from './tabletsApi.ts';

type Field = 'code' | 'name';

/** A coach confirms the code that a tablet shows. */
export function PairForm() {
  const dispatch = useAppDispatch();
  const [pair, { isLoading }] = usePairTabletMutation();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [refusal, setRefusal] = useState<string>();

  const handleSubmit = async () => {
    const refused = refusedFields({ code: pairingCodeRule(code), name: tabletNameRule(name) });
    setErrors(refused);
    setRefusal(undefined);
    if (Object.keys(refused).length > 0 || isLoading) return;
    const answer = await pair({ code: code.trim(), name: name.trim() });
    if (answer.error) {
      const { field, text } = failureOf(answer.error);
      if (field === 'code' || field === 'name') setErrors({ [field]: text });
      else setRefusal(text);
      return;
    }
    dispatch(toastShown({ text: `${answer.data.name} is paired.`, tone: 'success' }));
    setCode('');
    setName('');
  };
  return (
    <Card title="Pair a tablet">
      <p>Open the Boathouse page on the tablet, signed in as nobody, and touch “Show a code”.</p>
      <Form label="Pair a tablet" error={refusal} onSubmit={() => void handleSubmit()}>
        <TextField
          label="Code on the tablet"
          value={code}
          onChange={setCode}
          error={errors.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          label="Where it hangs"
          hint="As you will find it in the list below: Bay doors, Gym …"
          limit={TABLET_NAME_MAX}
          value={name}
          onChange={setName}
          error={errors.name}
          autoComplete="off"
        />
        <Button type="submit" tone="primary" isBusy={isLoading}>
          Pair tablet
        </Button>
      </Form>
    </Card>
  );
}
