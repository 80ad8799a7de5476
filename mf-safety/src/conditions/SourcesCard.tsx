import { useState } from 'react';
import { ADAPTERS, type AdapterKey } from '@fleetwatch/contract/conditions/kinds';
import { STATION_MAX, WHERE_MAX } from '@fleetwatch/contract/conditions/limits';
import { SOURCE_STATION, ADAPTER_TEXTS, INPUT_TEXTS } from '@fleetwatch/contract/conditions/texts';
import { STATION_PATTERNS } from '@fleetwatch/contract/conditions/rules';
import type { ConditionSettingsAnswer, ConditionSettingsBody } from '@fleetwatch/contract/conditions/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Line } from '../clearances/clearanceStyle.ts';
import { Fields } from '../screen/safetyStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons, Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { EntryList } from '@fleetwatch/kit/ui/list/listStyle.ts';
import { useConditionSettingsQuery, useSetConditionSourcesMutation } from './conditionsApi.ts';
import { settingsBody } from './settingsBody.ts';
import {
  IN_USE,
  LOCATION,
  SERVICE,
  SOURCE,
  SOURCES,
  SOURCES_SAVED,
  addSource,
  removeSource,
} from './texts.ts';

/** The services that the club reads (rule condition.sources). */
export function SourcesCard() {
  const query = useConditionSettingsQuery();
  return (
    <Card title={SOURCES}>
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(settings) => <Sources settings={settings} />}
      </QueryResult>
    </Card>
  );
}

function Sources({ settings }: { settings: ConditionSettingsAnswer }) {
  const [adapter, setAdapter] = useState<AdapterKey>('open-meteo');
  const form = useFormFields({ station: '', where: '' });
  const [save, { isLoading, error }] = useSetConditionSourcesMutation();
  const showOutcome = useResultToast();
  const { title, inputs, station: stationLabel } = ADAPTER_TEXTS[adapter];
  const station = stationLabel === null ? '' : form.values.station.trim();
  const stationError = STATION_PATTERNS[adapter].test(station) ? null : SOURCE_STATION;
  const body = settingsBody(settings);

  const send = async (more: Partial<ConditionSettingsBody>): Promise<boolean> => {
    const answer = await save({ ...body, ...more });
    if (answer.error) return false;
    showOutcome(undefined, SOURCES_SAVED);
    return true;
  };
  const add = async () => {
    if (!form.passes({ station: stationError }) || isLoading) return;
    const source = { id: '', adapter, station, inputs: [...inputs], where: form.values.where.trim() };
    if (await send({ sources: [...body.sources, source] })) form.empty(['station', 'where']);
  };
  return (
    <Stack>
      {settings.sources.length > 0 && (
        <EntryList aria-label={SOURCES}>
          {settings.sources.map(({ id, adapter: of, station: at, where: place, inputs: measured }) => {
            const problem = settings.states.find(({ source }) => source === id)?.problem ?? null;
            const name = [ADAPTER_TEXTS[of].title, at].filter(Boolean).join(', ');
            return (
              <li key={id}>
                <Line>
                  <div>
                    <strong>{name}</strong>
                    <Quiet>
                      {[place, measured.map((input) => INPUT_TEXTS[input]).join(', ')]
                        .filter(Boolean)
                        .join(': ')}
                    </Quiet>
                  </div>
                  <Badge $tone={problem === null ? 'neutral' : 'amber'}>{problem ?? IN_USE}</Badge>
                  <IconButton
                    icon="close"
                    label={removeSource(name)}
                    onClick={() => void send({ sources: body.sources.filter((one) => one.id !== id) })}
                  />
                </Line>
              </li>
            );
          })}
        </EntryList>
      )}
      <Form label={SOURCE} onSubmit={() => void add()} error={error ? failureOf(error).text : undefined}>
        <Fields>
          <SelectField
            label={SERVICE}
            options={ADAPTERS.map((value) => ({ value, label: ADAPTER_TEXTS[value].title }))}
            value={adapter}
            onChange={(chosen) => setAdapter(ADAPTERS.find((one) => one === chosen) ?? adapter)}
          />
          {stationLabel !== null && (
            <TextField label={stationLabel} limit={STATION_MAX} {...form.wire('station', stationError)} />
          )}
          <TextField label={LOCATION} limit={WHERE_MAX} {...form.wire('where', null)} />
        </Fields>
        <FormButtons>
          <Button type="submit" icon="plus" isBusy={isLoading}>
            {addSource(title)}
          </Button>
        </FormButtons>
      </Form>
    </Stack>
  );
}
