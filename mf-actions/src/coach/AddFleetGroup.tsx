import { PAYLOAD_LENGTH_MAX } from '@fleetwatch/contract/fleetgroups/edits';
import { fleetGroupNameRule, monikerRule, payloadRule } from '@fleetwatch/contract/fleetgroups/rules';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { useAddFleetGroupMutation } from './coachApi.ts';
import { CoachForm } from './CoachForm.tsx';
import { confirmFleetGroup, fleetGroupSubmitted } from './coachTexts.ts';
import { GroupNameFields } from './GroupNameFields.tsx';
import { TWO_SENTENCES_MS } from './toastTimes.ts';

const BLANK = { name: '', moniker: '', payload: '' };

/** A class of boats (rule class.fields). */
export function AddFleetGroup() {
  const [addFleetGroup] = useAddFleetGroupMutation();
  const form = useFormFields(BLANK, { cachedAs: 'add:fleetgroup' });
  const { values } = form;
  const name = values.name.trim();
  const checked = {
    name: fleetGroupNameRule(values.name),
    moniker: monikerRule(values.moniker),
    payload: payloadRule(values.payload),
  };
  return (
    <CoachForm
      label="Add Fleet Group"
      verb="Add Fleet Group"
      question={confirmFleetGroup(name)}
      form={form}
      checked={checked}
      send={() => addFleetGroup({ ...values, name, payload: values.payload.trim() }).unwrap()}
      doneText={fleetGroupSubmitted(name)}
      doneMs={TWO_SENTENCES_MS}
    >
      <GroupNameFields
        form={form}
        checked={checked}
        monikerHint="2 to 10 letters, as on the tabs of the boat classes."
      />
      <TextField
        label="Seats"
        hint="With the cox: 1 to 5, or 9. Of others only one seat is shown."
        limit={PAYLOAD_LENGTH_MAX}
        inputMode="numeric"
        autoComplete="off"
        {...form.wire('payload', checked.payload)}
      />
    </CoachForm>
  );
}
