import { monikerRule } from '@fleetwatch/contract/fleetgroups/rules';
import { userGroupNameRule } from '@fleetwatch/contract/usergroups/rules';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { useAddUserGroupMutation } from './coachApi.ts';
import { CoachForm } from './CoachForm.tsx';
import { ADD_USER_GROUP, USER_GROUP_MONIKER_HINT, confirmUserGroup, userGroupSubmitted } from './texts.ts';
import { GroupNameFields } from './GroupNameFields.tsx';
import { TWO_SENTENCES_MS } from './toastTimes.ts';

const BLANK = { name: '', moniker: '' };

/** Adds a membership category (rule group.fields). */
export function AddUserGroup() {
  const [addUserGroup] = useAddUserGroupMutation();
  const form = useFormFields(BLANK, { cachedAs: 'add:usergroup' });
  const { values } = form;
  const name = values.name.trim();
  const checked = { name: userGroupNameRule(values.name), moniker: monikerRule(values.moniker) };
  return (
    <CoachForm
      label={ADD_USER_GROUP}
      verb={ADD_USER_GROUP}
      question={confirmUserGroup(name)}
      form={form}
      checked={checked}
      send={() => addUserGroup({ ...values, name }).unwrap()}
      doneText={userGroupSubmitted(name)}
      doneMs={TWO_SENTENCES_MS}
    >
      <GroupNameFields form={form} checked={checked} monikerHint={USER_GROUP_MONIKER_HINT} />
    </CoachForm>
  );
}
