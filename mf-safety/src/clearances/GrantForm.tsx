import { useState } from 'react';
import { EVIDENCE_MAX } from '@fleetwatch/contract/clearances/limits';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons, Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Fields } from '../screen/safetyStyle.ts';
import { clearanceText } from './clearanceTexts.ts';
import { useGrantMutation } from './clearancesApi.ts';
import type { Known } from './Known.ts';

interface GrantFormProps {
  member: { _id: string; name: string };
  known: Known;
  onDone: () => void;
}

/** Grants a member a clearance (rule clearance.grants). */
export function GrantForm({ member, known, onDone }: GrantFormProps) {
  const { data: groups = [] } = useFleetGroupsQuery();
  const form = useFormFields({ id: '', fleetGroup: '', acquired: known.today, expires: '', evidence: '' });
  const { id, fleetGroup, acquired, expires, evidence } = form.values;
  const [hasOwnEnd, setHasOwnEnd] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [grant, { isLoading, error }] = useGrantMutation();
  const showOutcome = useResultToast();
  const clearance = known.clearances.find(({ _id }) => _id === id);
  const submit = async () => {
    setRefusal(undefined);
    if (isLoading) return;
    if (!clearance) return setRefusal('Please choose a clearance.');
    const answer = await grant({
      members: [member._id],
      clearance: id,
      acquired,
      evidence: evidence.trim(),
      fleetGroup: clearance.isPerClass && fleetGroup !== '' ? fleetGroup : null,
      ...(hasOwnEnd && { expires: expires === '' ? null : expires }),
    });
    const [refused] = answer.data?.refused ?? [];
    if (refused) return setRefusal(refused.text);
    if (answer.error) return;
    showOutcome(undefined, `${member.name}: ${clearance.name} is granted.`);
    onDone();
  };
  return (
    <Card title={`Grant to ${member.name}`}>
      <Form
        label="Grant"
        onSubmit={() => void submit()}
        error={refusal ?? (error ? failureOf(error).text : undefined)}
      >
        <Fields>
          <SelectField
            label="Clearance"
            options={known.clearances.map(({ _id, name }) => ({ value: _id, label: name }))}
            placeholder="Please choose"
            {...form.wire('id', null)}
          />
          {clearance?.isPerClass && (
            <SelectField
              label="Class"
              options={[
                { value: '', label: 'All classes' },
                ...groups.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
              {...form.wire('fleetGroup', null)}
            />
          )}
          <TextField label="From" type="date" max={known.today} {...form.wire('acquired', null)} />
          {hasOwnEnd && (
            <TextField
              label="Last day"
              type="date"
              hint="Leave blank if it never expires."
              {...form.wire('expires', null)}
            />
          )}
        </Fields>
        {clearance && <Quiet>{clearanceText(clearance, known.nameOf)}</Quiet>}
        <CheckboxField label="With another last day" isChecked={hasOwnEnd} onChange={setHasOwnEnd} />
        <TextField
          label={clearance?.kind === 'ban' ? 'Reason, for officers only' : 'Evidence'}
          {...form.wire('evidence', null)}
          maxLength={EVIDENCE_MAX}
        />
        <FormButtons>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" tone="primary" isBusy={isLoading}>
            Grant
          </Button>
        </FormButtons>
      </Form>
    </Card>
  );
}
