import {
  QUANTITIES,
  SHOWN_UNITS,
  UNIT_TEXTS,
  type Quantity,
  type Unit,
} from '@fleetwatch/contract/conditions/units';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Fields } from '../screen/safetyStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { useConditionSettingsQuery, useSetConditionSourcesMutation } from './conditionsApi.ts';
import { settingsBody } from './settingsBody.ts';

const LABELS: Readonly<Record<Quantity, string>> = {
  speed: 'Wind in',
  temperature: 'Temperatures in',
  level: 'Levels in',
  flow: 'Flows in',
};
const MEASURED = { value: '', label: 'As reported' };

/** The units in which everybody sees readings (rule condition.units). */
export function UnitsCard() {
  const query = useConditionSettingsQuery();
  const [save, { isLoading }] = useSetConditionSourcesMutation();
  const showOutcome = useResultToast();
  return (
    <Card title="Units">
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(settings) => {
          const { units } = settings;
          const choose = async (quantity: Quantity, chosen: string) => {
            if (isLoading) return;
            const known: readonly Unit[] = SHOWN_UNITS[quantity];
            const unit = known.find((one) => one === chosen) ?? null;
            const { error } = await save({
              ...settingsBody(settings),
              units: { ...units, [quantity]: unit },
            });
            showOutcome(error, 'The units are saved.');
          };
          return (
            <Fields>
              {QUANTITIES.map((quantity) => (
                <SelectField
                  key={quantity}
                  label={LABELS[quantity]}
                  options={[
                    MEASURED,
                    ...SHOWN_UNITS[quantity].map((value) => ({ value, label: UNIT_TEXTS[value] })),
                  ]}
                  value={units[quantity] ?? ''}
                  onChange={(chosen) => void choose(quantity, chosen)}
                />
              ))}
            </Fields>
          );
        }}
      </QueryResult>
    </Card>
  );
}
