import { useState } from 'react';
import { CONDITION_PRESETS, rowsOf } from '@fleetwatch/contract/conditions/presets';
import { INPUT_TEXTS, valueText } from '@fleetwatch/contract/conditions/units';
import type { ConditionRule, ConditionTable } from '@fleetwatch/contract/conditions/wire';
import { OP_TEXTS } from '@fleetwatch/contract/conditions/messages';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { FormButtons } from '../captainslog/formButtons.ts';
import { Line, Quiet, Stack } from '../clearances/clearanceStyle.ts';
import { EntryList } from '../screen/EntryList.ts';
import { useTellOutcome } from '../screen/useTellOutcome.ts';
import { useSetConditionRulesMutation } from './conditionsApi.ts';

/** 'Water under 10 °C' */
const lineText = ({ input, op, value, unit }: ConditionRule): string =>
  `${INPUT_TEXTS[input]} ${OP_TEXTS[op]} ${valueText(value, unit)}`;

/** The club's rules: rows of presets are added, and rows removed (rules condition.rules, condition.presets). */
export function RulesCard({ table }: { table: ConditionTable }) {
  const { data: groups = [] } = useFleetGroupsQuery();
  const [key, setKey] = useState(CONDITION_PRESETS[0]?.key ?? '');
  const [save, { isLoading }] = useSetConditionRulesMutation();
  const tell = useTellOutcome();
  const { version, rules, hold } = table;
  const preset = CONDITION_PRESETS.find((one) => one.key === key);

  const send = async (body: Partial<ConditionTable>) => {
    if (isLoading) return;
    const { error } = await save({ version, rules, hold, ...body });
    tell(error, 'The rules are saved.');
  };
  const add = () => {
    if (!preset) return;
    const rows = rowsOf(preset, groups).filter(({ id }) => !rules.some((one) => one.id === id));
    // The first preset brings its hold; later ones leave what the club has.
    void send({ rules: [...rules, ...rows], ...(rules.length === 0 && { hold: preset.hold }) });
  };
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
                    icon="close"
                    label={`Remove ${lineText(rule)}`}
                    onClick={() => void send({ rules: rules.filter(({ id }) => id !== rule.id) })}
                  />
                </Line>
              </li>
            ))}
          </EntryList>
        )}
        <SelectField
          label="What is usual"
          options={CONDITION_PRESETS.map(({ key: value, title }) => ({ value, label: title }))}
          value={key}
          onChange={setKey}
        />
        <Quiet>{preset?.what}</Quiet>
        <FormButtons>
          <Button icon="plus" isBusy={isLoading} onClick={add}>
            Add its rows
          </Button>
        </FormButtons>
      </Stack>
    </Card>
  );
}
