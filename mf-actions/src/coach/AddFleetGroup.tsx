import { PAYLOAD_LENGTH_MAX } from '@fleetwatch/contract/fleetgroups/edits';
import { fleetGroupNameRule, monikerRule, payloadRule } from '@fleetwatch/contract/fleetgroups/rules';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { useAddFleetGroupMutation } from './coachApi.ts';
import { CoachForm } from './CoachForm.tsx';
import {
  ADD_FLEET_GROUP,
  FLEET_GROUP_MONIKER_HINT,
  SEATS,
  SEATS_HINT,
  confirmFleetGroup,
  fleetGroupSubmitted,
} from './texts.ts';
import { GroupNameFields } from './GroupNameFields.tsx';
import { TWO_SENTENCES_MS } from './toastTimes.ts';

const BLANK = { name: '', moniker: '', payload: '' };

/** Adds a class of boats (rule class.fields). */
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
      label={ADD_FLEET_GROUP}
      verb={ADD_FLEET_GROUP}
      question={confirmFleetGroup(name)}
      form={form}
      checked={checked}
      send={() => addFleetGroup({ ...values, name, payload: values.payload.trim() }).unwrap()}
      doneText={fleetGroupSubmitted(name)}
      doneMs={TWO_SENTENCES_MS}
    >
      <GroupNameFields form={form} checked={checked} monikerHint={FLEET_GROUP_MONIKER_HINT} />
      <TextField
        label={SEATS}
        hint={SEATS_HINT}
        limit={PAYLOAD_LENGTH_MAX}
        inputMode="numeric"
        autoComplete="off"
        {...form.wire('payload', checked.payload)}
      />
    </CoachForm>
  );
}
