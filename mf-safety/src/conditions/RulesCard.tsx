import { useState } from 'react';
import styled from 'styled-components';
import { CONDITION_RULES_MAX } from '@fleetwatch/contract/conditions/limits';
import { holdText, lineText } from '@fleetwatch/contract/conditions/texts';
import { CONDITION_PRESETS, rowsOf } from '@fleetwatch/contract/conditions/presets';
import type { ConditionRule, ConditionTable } from '@fleetwatch/contract/conditions/wire';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Head, Line } from '../clearances/clearanceStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons, Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { EntryList } from '@fleetwatch/kit/ui/list/listStyle.ts';
import { useSetConditionRulesMutation } from './conditionsApi.ts';
import { HoldForm } from './HoldForm.tsx';
import { newRowId } from './rowDraft.ts';
import { RowForm } from './RowForm.tsx';

const Inset = styled.div`
  padding: var(--s4);
`;

/** What is being edited: a new row, the hold, the row of an id, or nothing. */
type Edited = 'new' | 'hold' | { row: string } | null;

/** The club's rules: rows, how long they stand, and the rows of presets (rules condition.rules, condition.hold, condition.presets). */
export function RulesCard({ table }: { table: ConditionTable }) {
  const { data: groups = [] } = useFleetGroupsQuery();
  const [edited, setEdited] = useState<Edited>(null);
  const [save, { isLoading, error, reset }] = useSetConditionRulesMutation();
  const showOutcome = useResultToast();
  const { version, rules, hold } = table;

  const edit = (next: Edited) => {
    reset();
    setEdited(next);
  };
  /** What a row's form could not save it shows by itself. */
  const send = async (body: Partial<ConditionTable>, isFormsOwn = false) => {
    if (isLoading) return;
    const answer = await save({ version, rules, hold, ...body });
    if (!answer.error) setEdited(null);
    if (!answer.error || !isFormsOwn) showOutcome(answer.error, 'The rules are saved.');
  };
  // Somebody else may have removed it meanwhile.
  const saveRow = (row: ConditionRule) =>
    void send(
      {
        rules: rules.some(({ id }) => id === row.id)
          ? rules.map((one) => (one.id === row.id ? row : one))
          : [...rules, row],
      },
      true,
    );
  const form = { id: newRowId(rules), isBusy: isLoading, error, onSave: saveRow, onCancel: () => edit(null) };
  const classesText = ({ classes }: ConditionRule): string =>
    classes.length === 0
      ? 'Every boat.'
      : `${classes.map((id) => groups.find(({ _id }) => _id === id)?.name ?? 'A class').join(', ')}.`;
  return (
    <Card title="Rules">
      <Stack>
        {rules.length === 0 ? (
          <p>The club has no rules yet: nothing is asked at a launch.</p>
        ) : (
          <EntryList aria-label="Rules">
            {rules.map((rule) => (
              <li key={rule.id}>
                {typeof edited === 'object' && edited?.row === rule.id ? (
                  <Inset>
                    <RowForm
                      {...form}
                      before={rule}
                      onRemove={() => void send({ rules: rules.filter(({ id }) => id !== rule.id) }, true)}
                    />
                  </Inset>
                ) : (
                  <Line>
                    <div>
                      <strong>{lineText(rule)}</strong>
                      <Quiet>
                        {classesText(rule)} {rule.note}
                      </Quiet>
                    </div>
                    <Badge $tone={rule.effect === 'no' ? 'red' : 'amber'}>
                      {rule.effect === 'no' ? 'Stops' : 'Warns'}
                    </Badge>
                    <IconButton
                      icon="pen"
                      label={`Edit ${lineText(rule)}`}
                      onClick={() => edit({ row: rule.id })}
                    />
                  </Line>
                )}
              </li>
            ))}
          </EntryList>
        )}
        {edited === 'new' && <RowForm {...form} />}
        {edited !== 'new' && rules.length < CONDITION_RULES_MAX && (
          <FormButtons>
            <Button icon="plus" onClick={() => edit('new')}>
              Add a rule
            </Button>
          </FormButtons>
        )}
        {edited === 'hold' ? (
          <HoldForm
            hold={hold}
            isBusy={isLoading}
            onSave={(next) => void send({ hold: next })}
            onCancel={() => edit(null)}
          />
        ) : (
          rules.length > 0 && (
            <Head>
              <p>{holdText(hold)}</p>
              <Button icon="pen" onClick={() => edit('hold')}>
                Change
              </Button>
            </Head>
          )
        )}
        <Presets table={table} isBusy={isLoading} onAdd={(body) => void send(body)} />
      </Stack>
    </Card>
  );
}

interface PresetsProps {
  table: ConditionTable;
  isBusy: boolean;
  onAdd: (body: Partial<ConditionTable>) => void;
}

/** Adds the rows of a preset that are not there yet (rule condition.presets). */
function Presets({ table: { rules }, isBusy, onAdd }: PresetsProps) {
  const { data: groups = [] } = useFleetGroupsQuery();
  const [key, setKey] = useState(CONDITION_PRESETS[0]?.key ?? '');
  const preset = CONDITION_PRESETS.find((one) => one.key === key);
  const add = () => {
    if (!preset) return;
    const rows = rowsOf(preset, groups).filter(({ id }) => !rules.some((one) => one.id === id));
    // The first preset brings its hold; later ones leave what the club has.
    onAdd({ rules: [...rules, ...rows], ...(rules.length === 0 && { hold: preset.hold }) });
  };
  return (
    <>
      <SelectField
        label="What is usual"
        options={CONDITION_PRESETS.map(({ key: value, title }) => ({ value, label: title }))}
        value={key}
        onChange={setKey}
      />
      <Quiet>{preset?.what}</Quiet>
      <FormButtons>
        <Button icon="plus" isBusy={isBusy} onClick={add}>
          Add its rules
        </Button>
      </FormButtons>
    </>
  );
}
