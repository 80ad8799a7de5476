import { useState } from 'react';
import { ADAPTER_TEXTS, ADAPTERS, type AdapterKey } from '@fleetwatch/contract/conditions/kinds';
import { STATION_MAX, WHERE_MAX } from '@fleetwatch/contract/conditions/limits';
import { SOURCE_STATION } from '@fleetwatch/contract/conditions/messages';
import { STATION_PATTERNS } from '@fleetwatch/contract/conditions/rules';
import { INPUT_TEXTS } from '@fleetwatch/contract/conditions/units';
import type { ConditionSettingsAnswer, ConditionSettingsBody } from '@fleetwatch/contract/conditions/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Line } from '../clearances/clearanceStyle.ts';
import { Fields } from '../screen/safetyStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons, Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { EntryList } from '@fleetwatch/kit/ui/list/listStyle.ts';
import { useConditionSettingsQuery, useSetConditionSourcesMutation } from './conditionsApi.ts';
import { settingsBody } from './settingsBody.ts';

/** The services that the club asks (rule condition.sources). */
export function SourcesCard() {
  const query = useConditionSettingsQuery();
  return (
    <Card title="Sources">
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(settings) => <Sources settings={settings} />}
      </QueryResult>
    </Card>
  );
}

function Sources({ settings }: { settings: ConditionSettingsAnswer }) {
  const [adapter, setAdapter] = useState<AdapterKey>('open-meteo');
  const [station, setStation] = useState('');
  const [where, setWhere] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [save, { isLoading, error }] = useSetConditionSourcesMutation();
  const showOutcome = useResultToast();
  const { title, inputs, station: stationLabel } = ADAPTER_TEXTS[adapter];
  const wanted = stationLabel === null ? '' : station.trim();
  const isStation = STATION_PATTERNS[adapter].test(wanted);
  const body = settingsBody(settings);

  const send = async (more: Partial<ConditionSettingsBody>): Promise<boolean> => {
    const answer = await save({ ...body, ...more });
    if (answer.error) return false;
    showOutcome(undefined, 'The sources are saved.');
    return true;
  };
  const add = async () => {
    setIsAsked(true);
    if (isLoading || !isStation) return;
    const source = { id: '', adapter, station: wanted, inputs: [...inputs], where: where.trim() };
    if (!(await send({ sources: [...body.sources, source] }))) return;
    setStation('');
    setWhere('');
    setIsAsked(false);
  };
  return (
    <Stack>
      {settings.sources.length > 0 && (
        <EntryList aria-label="Sources">
          {settings.sources.map(({ id, adapter: of, station: at, where: place, inputs: told }) => {
            const problem = settings.states.find(({ source }) => source === id)?.problem ?? null;
            const name = [ADAPTER_TEXTS[of].title, at].filter(Boolean).join(', ');
            return (
              <li key={id}>
                <Line>
                  <div>
                    <strong>{name}</strong>
                    <Quiet>
                      {[place, told.map((input) => INPUT_TEXTS[input]).join(', ')].filter(Boolean).join(': ')}
                    </Quiet>
                  </div>
                  <Badge $tone={problem === null ? 'neutral' : 'amber'}>{problem ?? 'Asked'}</Badge>
                  <IconButton
                    icon="close"
                    label={`Remove ${name}`}
                    onClick={() => void send({ sources: body.sources.filter((one) => one.id !== id) })}
                  />
                </Line>
              </li>
            );
          })}
        </EntryList>
      )}
      <Form label="Source" onSubmit={() => void add()} error={error ? failureOf(error).text : undefined}>
        <Fields>
          <SelectField
            label="Service"
            options={ADAPTERS.map((value) => ({ value, label: ADAPTER_TEXTS[value].title }))}
            value={adapter}
            onChange={(chosen) => setAdapter(ADAPTERS.find((one) => one === chosen) ?? adapter)}
          />
          {stationLabel !== null && (
            <TextField
              label={stationLabel}
              value={station}
              onChange={setStation}
              limit={STATION_MAX}
              error={isAsked && !isStation ? SOURCE_STATION : undefined}
            />
          )}
          <TextField label="What its readings are of" value={where} onChange={setWhere} limit={WHERE_MAX} />
        </Fields>
        <FormButtons>
          <Button type="submit" icon="plus" isBusy={isLoading}>
            Add {title}
          </Button>
        </FormButtons>
      </Form>
    </Stack>
  );
}
