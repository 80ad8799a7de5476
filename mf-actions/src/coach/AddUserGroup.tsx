import { GROUP_NAME_MAX, MONIKER_MAX } from '@fleetwatch/contract/fleetgroups/edits';
import { monikerRule } from '@fleetwatch/contract/fleetgroups/rules';
import { userGroupNameRule } from '@fleetwatch/contract/usergroups/rules';
import { TextField } from '@fleetwatch/kit/ui/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/useFormFields.ts';
import { useAddUserGroupMutation } from './coachApi.ts';
import { CoachForm } from './CoachForm.tsx';
import { confirmUserGroup, userGroupSubmitted } from './coachTexts.ts';
import { TWO_SENTENCES_MS } from './toastTimes.ts';
import { useSubmission } from './useSubmission.ts';

const BLANK = { name: '', moniker: '' };

/** A membership category (club-management §5). */
export function AddUserGroup() {
  const [addUserGroup] = useAddUserGroupMutation();
  const form = useFormFields(BLANK);
  const { values } = form;
  const name = values.name.trim();
  const checked = { name: userGroupNameRule(values.name), moniker: monikerRule(values.moniker) };
  const submission = useSubmission({
    form,
    checked,
    send: () => addUserGroup({ ...values, name }).unwrap(),
    doneText: userGroupSubmitted(name),
    doneMs: TWO_SENTENCES_MS,
  });
  return (
    <CoachForm
      label="Add User Group"
      verb="Add User Group"
      question={confirmUserGroup(name)}
      submission={submission}
    >
      <TextField
        label="Name"
        limit={GROUP_NAME_MAX}
        autoComplete="off"
        autoCapitalize="words"
        {...form.wire('name', checked.name)}
      />
      <TextField
        label="Moniker"
        hint="2 to 10 letters, for short."
        limit={MONIKER_MAX}
        autoComplete="off"
        {...form.wire('moniker', checked.moniker)}
      />
    </CoachForm>
  );
}
