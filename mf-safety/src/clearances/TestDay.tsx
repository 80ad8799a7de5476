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
import {
  ADD_CANDIDATE,
  ALL_CLASSES,
  CHOOSE,
  CHOOSE_CANDIDATE,
  CLEARANCE,
  EVIDENCE,
  NONE_PASSED,
  PASSED,
  TEST,
  TEST_DAY,
  TEST_EVIDENCE_HINT,
  clearanceText,
  grantToPassed,
  grantedToAll,
  removeLabel,
  shownBy,
} from './texts.ts';
import { useGrantMutation } from './clearancesApi.ts';
import type { ClearanceContext } from './ClearanceContext.ts';
import { CLASS } from '../texts.ts';

interface Candidate {
  _id: string;
  name: string;
  /** Indexes of the ticked lines of the checklist. */
  ticked: string[];
}

interface Draft {
  clearance: string;
  fleetGroup: string;
  evidence: string;
  candidates: Candidate[];
}

const BLANK: Draft = { clearance: '', fleetGroup: '', evidence: '', candidates: [] };

const linesOf = ({ checklist }: Clearance): readonly string[] =>
  checklist.length > 0 ? checklist : [PASSED];

/**
 * A checklist for several candidates, and the clearance for those who pass (rule clearance.test-day). Ticks stay on the device
 * until they are sent, and wait there without a network.
 */
export function TestDay({ context }: { context: ClearanceContext }) {
  const [draft, change, drop] = useDraft('testday', BLANK);
  const { data: groups = [] } = useFleetGroupsQuery();
  const [picker, setPicker] = useState<PickerRequest | null>(null);
  const [done, setDone] = useState<GrantsAnswer | null>(null);
  const [grant, { isLoading, error }] = useGrantMutation();
  const options = context.clearances.filter(({ kind }) => kind !== 'ban');
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
      acquired: context.today,
      fleetGroup: clearance.isPerClass && draft.fleetGroup !== '' ? draft.fleetGroup : null,
      evidence: draft.evidence.trim(),
    });
    if (!answer.data) return;
    setDone(answer.data);
    const { granted, refused } = answer.data;
    // Without a network it waits on this device, and refusals are known later.
    const sent = granted.length + refused.length === 0 ? passed : granted;
    const left = draft.candidates.filter(({ _id }) => !sent.some((one) => one._id === _id));
    if (left.length === 0) drop();
    else change((last) => ({ ...last, candidates: left }));
  };

  return (
    <Stack>
      {done && <Outcome answer={done} />}
      <Form label={TEST_DAY} onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
        <Card title={TEST}>
          <Fields>
            <SelectField
              label={CLEARANCE}
              options={options.map(({ _id, name }) => ({ value: _id, label: name }))}
              placeholder={CHOOSE}
              value={draft.clearance}
              onChange={chooseClearance}
            />
            {clearance?.isPerClass && (
              <SelectField
                label={CLASS}
                options={[
                  { value: '', label: ALL_CLASSES },
                  ...groups.map(({ _id, name }) => ({ value: _id, label: name })),
                ]}
                value={draft.fleetGroup}
                onChange={(fleetGroup) => change((last) => ({ ...last, fleetGroup }))}
              />
            )}
            <TextField
              label={EVIDENCE}
              hint={TEST_EVIDENCE_HINT}
              value={draft.evidence}
              onChange={(evidence) => change((last) => ({ ...last, evidence }))}
              maxLength={EVIDENCE_MAX}
            />
          </Fields>
          {clearance && <Quiet>{clearanceText(clearance, context.nameOf)}</Quiet>}
        </Card>
        {clearance &&
          draft.candidates.map(({ _id, name, ticked }) => (
            <Card
              key={_id}
              title={name}
              actions={<IconButton icon="close" label={removeLabel(name)} onClick={() => remove(_id)} />}
            >
              <ToggleChips
                label={shownBy(name)}
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
              onClick={() => setPicker({ title: CHOOSE_CANDIDATE, taken: draft.candidates, name: add })}
            >
              {ADD_CANDIDATE}
            </Button>
            <Button type="submit" tone="primary" isBusy={isLoading} disabled={passed.length === 0}>
              {passed.length === 0 ? NONE_PASSED : grantToPassed(passed.length)}
            </Button>
          </FormButtons>
        )}
      </Form>
      <PickPerson naming={picker} onClose={() => setPicker(null)} />
    </Stack>
  );
}

function Outcome({ answer: { granted, refused } }: { answer: GrantsAnswer }) {
  return (
    <div role="status">
      {granted.length > 0 && <Notice tone="green">{grantedToAll(granted.map(({ name }) => name))}</Notice>}
      {refused.map(({ _id, text }) => (
        <Notice key={_id} tone="amber">
          {text}
        </Notice>
      ))}
    </div>
  );
}
