import { useState } from 'react';
import { EVIDENCE_MAX, GRANTED_AT_ONCE_MAX } from '@fleetwatch/contract/clearances/limits';
import type { Clearance, GrantsAnswer } from '@fleetwatch/contract/clearances/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { ToggleChips } from '@fleetwatch/kit/ui/form/ToggleChips';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { PickPerson, type PickerRequest } from '@fleetwatch/kit/parts/PickPerson';
import { FormButtons, Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Fields } from '../screen/safetyStyle.ts';
import { clearanceText } from './clearanceTexts.ts';
import { useGrantMutation } from './clearancesApi.ts';
import type { Known } from './Known.ts';

interface Candidate {
  _id: string;
  name: string;
  /** Places in the checklist that are ticked. */
  ticked: string[];
}

interface Draft {
  clearance: string;
  fleetGroup: string;
  evidence: string;
  candidates: Candidate[];
}

const BLANK: Draft = { clearance: '', fleetGroup: '', evidence: '', candidates: [] };

/** A clearance without a checklist has this one line. */
const PASSED = 'Passed';

const linesOf = ({ checklist }: Clearance): readonly string[] =>
  checklist.length > 0 ? checklist : [PASSED];

/**
 * A checklist that is ticked for several candidates, and the clearance for those who have passed (rule clearance.test-day).
 * What is ticked stays on the device until it is sent, and waits there without a network.
 */
export function TestDay({ known }: { known: Known }) {
  const [draft, change, drop] = useDraft('testday', BLANK);
  const { data: groups = [] } = useFleetGroupsQuery();
  const [naming, setNaming] = useState<PickerRequest | null>(null);
  const [done, setDone] = useState<GrantsAnswer | null>(null);
  const [grant, { isLoading, error }] = useGrantMutation();
  const options = known.clearances.filter(({ kind }) => kind !== 'ban');
  const clearance = options.find(({ _id }) => _id === draft.clearance);
  const lines = clearance ? linesOf(clearance) : [];
  const passed = draft.candidates.filter(({ ticked }) => lines.length > 0 && ticked.length === lines.length);

  const add = ({ _id, name }: { _id: string; name: string }) =>
    change((last) => ({ ...last, candidates: [...last.candidates, { _id, name, ticked: [] }] }));
  const tick = (id: string, ticked: string[]) =>
    change((last) => ({
      ...last,
      candidates: last.candidates.map((one) => (one._id === id ? { ...one, ticked } : one)),
    }));
  const remove = (id: string) =>
    change((last) => ({ ...last, candidates: last.candidates.filter(({ _id }) => _id !== id) }));
  const chooseClearance = (id: string) =>
    change((last) => ({
      ...last,
      clearance: id,
      fleetGroup: '',
      candidates: last.candidates.map((one) => ({ ...one, ticked: [] })),
    }));
  const submit = async () => {
    if (isLoading || !clearance || passed.length === 0) return;
    const answer = await grant({
      members: passed.map(({ _id }) => _id),
      clearance: clearance._id,
      acquired: known.today,
      fleetGroup: clearance.isPerClass && draft.fleetGroup !== '' ? draft.fleetGroup : null,
      evidence: draft.evidence.trim(),
    });
    if (!answer.data) return;
    setDone(answer.data);
    const { granted, refused } = answer.data;
    // Without a network it waits on this device, and who is refused is known later.
    const sent = granted.length + refused.length === 0 ? passed : granted;
    const left = draft.candidates.filter(({ _id }) => !sent.some((one) => one._id === _id));
    if (left.length === 0) drop();
    else change((last) => ({ ...last, candidates: left }));
  };

  return (
    <Stack>
      {done && <Outcome answer={done} />}
      <Form label="Test day" onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
        <Card title="What is tested">
          <Fields>
            <SelectField
              label="Clearance"
              options={options.map(({ _id, name }) => ({ value: _id, label: name }))}
              placeholder="Please choose"
              value={draft.clearance}
              onChange={chooseClearance}
            />
            {clearance?.isPerClass && (
              <SelectField
                label="Class"
                options={[
                  { value: '', label: 'All classes' },
                  ...groups.map(({ _id, name }) => ({ value: _id, label: name })),
                ]}
                value={draft.fleetGroup}
                onChange={(fleetGroup) => change((last) => ({ ...last, fleetGroup }))}
              />
            )}
            <TextField
              label="Evidence"
              hint="Where and how, for all of them"
              value={draft.evidence}
              onChange={(evidence) => change((last) => ({ ...last, evidence }))}
              maxLength={EVIDENCE_MAX}
            />
          </Fields>
          {clearance && <Quiet>{clearanceText(clearance, known.nameOf)}</Quiet>}
        </Card>
        {clearance &&
          draft.candidates.map(({ _id, name, ticked }) => (
            <Card
              key={_id}
              title={name}
              actions={<IconButton icon="close" label={`Remove ${name}`} onClick={() => remove(_id)} />}
            >
              <ToggleChips
                label={`What ${name} has shown`}
                options={lines.map((line, at) => ({ value: String(at), label: line }))}
                chosen={ticked}
                onChange={(all) => tick(_id, all)}
              />
            </Card>
          ))}
        {clearance && (
          <FormButtons>
            <Button
              icon="plus"
              disabled={draft.candidates.length >= GRANTED_AT_ONCE_MAX}
              onClick={() => setNaming({ title: 'Who is tested?', taken: draft.candidates, name: add })}
            >
              Add a candidate
            </Button>
            <Button type="submit" tone="primary" isBusy={isLoading} disabled={passed.length === 0}>
              {passed.length === 0 ? 'Nobody has passed yet' : `Grant to ${passed.length} who passed`}
            </Button>
          </FormButtons>
        )}
      </Form>
      <PickPerson naming={naming} onClose={() => setNaming(null)} />
    </Stack>
  );
}

function Outcome({ answer: { granted, refused } }: { answer: GrantsAnswer }) {
  return (
    <div role="status">
      {granted.length > 0 && (
        <Notice tone="green">Granted to {granted.map(({ name }) => name).join(', ')}.</Notice>
      )}
      {refused.map(({ _id, text }) => (
        <Notice key={_id} tone="amber">
          {text}
        </Notice>
      ))}
    </div>
  );
}
