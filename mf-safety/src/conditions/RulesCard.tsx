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
import { newRuleId } from './ruleDraft.ts';
import { RuleForm } from './RuleForm.tsx';
import { WARNS } from '../texts.ts';
import {
  ADD_PRESET,
  ADD_RULE,
  A_CLASS,
  CHANGE,
  EVERY_BOAT,
  NO_RULES,
  PRESET,
  RULES,
  RULES_SAVED,
  STOPS,
  classList,
  editRule,
} from './texts.ts';

const Inset = styled.div`
  padding: var(--s4);
`;

/** The edited item: a new rule, the hold, a rule by its id, or nothing. */
type Edited = 'new' | 'hold' | { rule: string } | null;

/** The club's rules, their hold time, and the rules of presets (rules condition.rules, condition.hold, condition.presets). */
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
  /** A rule's form shows its own refusal. */
  const send = async (body: Partial<ConditionTable>, isFormsOwn = false) => {
    if (isLoading) return;
    const answer = await save({ version, rules, hold, ...body });
    if (!answer.error) setEdited(null);
    if (!answer.error || !isFormsOwn) showOutcome(answer.error, RULES_SAVED);
  };
  // Someone else may have removed it since then.
  const saveRule = (saved: ConditionRule) =>
    void send(
      {
        rules: rules.some(({ id }) => id === saved.id)
          ? rules.map((one) => (one.id === saved.id ? saved : one))
          : [...rules, saved],
      },
      true,
    );
  const form = {
    id: newRuleId(rules),
    isBusy: isLoading,
    error,
    onSave: saveRule,
    onCancel: () => edit(null),
  };
  const classesText = ({ classes }: ConditionRule): string =>
    classes.length === 0
      ? EVERY_BOAT
      : classList(classes.map((id) => groups.find(({ _id }) => _id === id)?.name ?? A_CLASS));
  return (
    <Card title={RULES}>
      <Stack>
        {rules.length === 0 ? (
          <p>{NO_RULES}</p>
        ) : (
          <EntryList aria-label={RULES}>
            {rules.map((rule) => (
              <li key={rule.id}>
                {typeof edited === 'object' && edited?.rule === rule.id ? (
                  <Inset>
                    <RuleForm
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
                      {rule.effect === 'no' ? STOPS : WARNS}
                    </Badge>
                    <IconButton
                      icon="pen"
                      label={editRule(lineText(rule))}
                      onClick={() => edit({ rule: rule.id })}
                    />
                  </Line>
                )}
              </li>
            ))}
          </EntryList>
        )}
        {edited === 'new' && <RuleForm {...form} />}
        {edited !== 'new' && rules.length < CONDITION_RULES_MAX && (
          <FormButtons>
            <Button icon="plus" onClick={() => edit('new')}>
              {ADD_RULE}
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
                {CHANGE}
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

/** Adds the rules of a preset that are not there yet (rule condition.presets). */
function Presets({ table: { rules }, isBusy, onAdd }: PresetsProps) {
  const { data: groups = [] } = useFleetGroupsQuery();
  const [key, setKey] = useState(CONDITION_PRESETS[0]?.key ?? '');
  const preset = CONDITION_PRESETS.find((one) => one.key === key);
  const add = () => {
    if (!preset) return;
    const added = rowsOf(preset, groups).filter(({ id }) => !rules.some((one) => one.id === id));
    // The first preset includes its hold time; later ones leave the club's unchanged.
    onAdd({ rules: [...rules, ...added], ...(rules.length === 0 && { hold: preset.hold }) });
  };
  return (
    <>
      <SelectField
        label={PRESET}
        options={CONDITION_PRESETS.map(({ key: value, title }) => ({ value, label: title }))}
        value={key}
        onChange={setKey}
      />
      <Quiet>{preset?.what}</Quiet>
      <FormButtons>
        <Button icon="plus" isBusy={isBusy} onClick={add}>
          {ADD_PRESET}
        </Button>
      </FormButtons>
    </>
  );
}
