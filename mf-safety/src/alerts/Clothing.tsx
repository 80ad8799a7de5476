import { useState } from 'react';
import { CLOTHING_MAX } from '@fleetwatch/contract/safety/settings';
import type { Alert } from '@fleetwatch/contract/safety/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useAlertClothingMutation } from '../data/safetyApi.ts';

/** What the crew wears, for those who look for them: as their contacts say, or who saw them leave (rule safety.sheet). */
export function Clothing({ alert }: { alert: Alert }) {
  const [typed, setTyped] = useState(alert.clothing);
  const [send, { isLoading, error }] = useAlertClothingMutation();
  const clothing = typed.trim();
  const submit = async () => {
    if (!isLoading) await send({ id: alert._id, clothing });
  };
  return (
    <Form label="Clothing" onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
      <TextField
        label="What the crew wears"
        hint="Colors, from their contacts or anyone who saw them leave. It is on the rescue sheet."
        limit={CLOTHING_MAX}
        maxLength={CLOTHING_MAX}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      {clothing !== alert.clothing && (
        <FormButtons>
          <Button type="submit" isBusy={isLoading}>
            Save
          </Button>
        </FormButtons>
      )}
    </Form>
  );
}
