import {
  QUANTITIES,
  SHOWN_UNITS,
  type Quantity,
  type Unit,
  UNIT_TEXTS,
} from '@fleetwatch/contract/conditions/units';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Fields } from '../screen/safetyStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { useConditionSettingsQuery, useSetConditionSourcesMutation } from './conditionsApi.ts';
import { settingsBody } from './settingsBody.ts';
import { AS_REPORTED, QUANTITY_LABELS, UNITS, UNITS_SAVED } from './texts.ts';

const MEASURED = { value: '', label: AS_REPORTED };

/** The units that all members see readings in (rule condition.units). */
export function UnitsCard() {
  const query = useConditionSettingsQuery();
  const [save, { isLoading }] = useSetConditionSourcesMutation();
  const showOutcome = useResultToast();
  return (
    <Card title={UNITS}>
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
            showOutcome(error, UNITS_SAVED);
          };
          return (
            <Fields>
              {QUANTITIES.map((quantity) => (
                <SelectField
                  key={quantity}
                  label={QUANTITY_LABELS[quantity]}
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
