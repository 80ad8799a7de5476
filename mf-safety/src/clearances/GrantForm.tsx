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
import {
  ALL_CLASSES,
  BAN_REASON,
  CHOOSE,
  CHOOSE_CLEARANCE,
  CLEARANCE,
  EVIDENCE,
  FIRST_DAY,
  GRANT,
  LAST_DAY,
  NO_END_HINT,
  OTHER_LAST_DAY,
  clearanceText,
  grantTo,
  grantedTo,
} from './texts.ts';
import { useGrantMutation } from './clearancesApi.ts';
import type { ClearanceContext } from './ClearanceContext.ts';
import { CANCEL, CLASS } from '../texts.ts';

interface GrantFormProps {
  member: { _id: string; name: string };
  context: ClearanceContext;
  onDone: () => void;
}

/** Grants a member a clearance (rule clearance.grants). */
export function GrantForm({ member, context, onDone }: GrantFormProps) {
  const { data: groups = [] } = useFleetGroupsQuery();
  const form = useFormFields({ id: '', fleetGroup: '', acquired: context.today, expires: '', evidence: '' });
  const { id, fleetGroup, acquired, expires, evidence } = form.values;
  const [hasOwnEnd, setHasOwnEnd] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [grant, { isLoading, error }] = useGrantMutation();
  const showOutcome = useResultToast();
  const clearance = context.clearances.find(({ _id }) => _id === id);
  const submit = async () => {
    setRefusal(undefined);
    if (isLoading) return;
    if (!clearance) return setRefusal(CHOOSE_CLEARANCE);
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
    showOutcome(undefined, grantedTo(clearance.name, member.name));
    onDone();
  };
  return (
    <Card title={grantTo(member.name)}>
      <Form
        label={GRANT}
        onSubmit={() => void submit()}
        error={refusal ?? (error ? failureOf(error).text : undefined)}
      >
        <Fields>
          <SelectField
            label={CLEARANCE}
            options={context.clearances.map(({ _id, name }) => ({ value: _id, label: name }))}
            placeholder={CHOOSE}
            {...form.wire('id', null)}
          />
          {clearance?.isPerClass && (
            <SelectField
              label={CLASS}
              options={[
                { value: '', label: ALL_CLASSES },
                ...groups.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
              {...form.wire('fleetGroup', null)}
            />
          )}
          <TextField label={FIRST_DAY} type="date" max={context.today} {...form.wire('acquired', null)} />
          {hasOwnEnd && (
            <TextField label={LAST_DAY} type="date" hint={NO_END_HINT} {...form.wire('expires', null)} />
          )}
        </Fields>
        {clearance && <Quiet>{clearanceText(clearance, context.nameOf)}</Quiet>}
        <CheckboxField label={OTHER_LAST_DAY} isChecked={hasOwnEnd} onChange={setHasOwnEnd} />
        <TextField
          label={clearance?.kind === 'ban' ? BAN_REASON : EVIDENCE}
          {...form.wire('evidence', null)}
          maxLength={EVIDENCE_MAX}
        />
        <FormButtons>
          <Button onClick={onDone}>{CANCEL}</Button>
          <Button type="submit" tone="primary" isBusy={isLoading}>
            {GRANT}
          </Button>
        </FormButtons>
      </Form>
    </Card>
  );
}
