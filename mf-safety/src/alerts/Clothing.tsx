import { useState } from 'react';
import { CLOTHING_MAX } from '@fleetwatch/contract/safety/settings';
import type { Alert } from '@fleetwatch/contract/safety/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useAlertClothingMutation } from '../data/safetyApi.ts';
import { SAVE } from '../texts.ts';
import { CLOTHING, CREW_WEARS, CREW_WEARS_HINT } from './texts.ts';

/** Saves the crew's clothing, for searchers (rule safety.sheet). */
export function Clothing({ alert }: { alert: Alert }) {
  const [typed, setTyped] = useState(alert.clothing);
  const [send, { isLoading, error }] = useAlertClothingMutation();
  const clothing = typed.trim();
  const submit = async () => {
    if (!isLoading) await send({ id: alert._id, clothing });
  };
  return (
    <Form label={CLOTHING} onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
      <TextField
        label={CREW_WEARS}
        hint={CREW_WEARS_HINT}
        limit={CLOTHING_MAX}
        maxLength={CLOTHING_MAX}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      {clothing !== alert.clothing && (
        <FormButtons>
          <Button type="submit" isBusy={isLoading}>
            {SAVE}
          </Button>
        </FormButtons>
      )}
    </Form>
  );
}
