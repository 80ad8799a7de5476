import { useState } from 'react';
import { GUEST_SORTIES_MAX } from '@fleetwatch/contract/guests/limits';
import {
  OVER_LIMIT_LEVELS,
  type OverLimitLevel,
  type GuestSettings,
} from '@fleetwatch/contract/guests/settings';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { useIsOnline } from '@fleetwatch/kit/ui/feedback/useIsOnline.ts';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Fields } from '../screen/recordsStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useSetGuestsMutation } from './guestsApi.ts';
import {
  BEYOND_LIMIT,
  BLOCK_BEYOND,
  GUEST_LIMIT,
  NO_LIMIT,
  SORTIES_PER_SEASON,
  SAVE,
  SAVED,
  SETTINGS,
  WARN_BEYOND,
} from './texts.ts';

const BEYOND_TEXTS: Readonly<Record<OverLimitLevel, string>> = {
  warn: WARN_BEYOND,
  block: BLOCK_BEYOND,
};
const MOST = [
  { value: '', label: NO_LIMIT },
  ...Array.from({ length: GUEST_SORTIES_MAX }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` })),
];

/** The club's settings for guests, for records officers and coaches (rule guest.most). */
export function SettingsForm({ settings }: { settings: GuestSettings }) {
  const [typed, setTyped] = useState(settings);
  const [save, { isLoading, error }] = useSetGuestsMutation();
  const isOnline = useIsOnline();
  const showResult = useResultToast();
  const submit = async () => {
    if (isLoading) return;
    if (!(await save(typed)).error) showResult(undefined, SAVED);
  };
  return (
    <Card title={GUEST_LIMIT}>
      <Form label={SETTINGS} onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
        <Fields>
          <SelectField
            label={SORTIES_PER_SEASON}
            options={MOST}
            value={String(typed.mostOutings ?? '')}
            onChange={(most) => setTyped({ ...typed, mostOutings: most === '' ? null : Number(most) })}
          />
          {typed.mostOutings !== null && (
            <SelectField
              label={BEYOND_LIMIT}
              options={OVER_LIMIT_LEVELS.map((value) => ({ value, label: BEYOND_TEXTS[value] }))}
              value={typed.beyond}
              onChange={(value) =>
                setTyped({ ...typed, beyond: OVER_LIMIT_LEVELS.find((one) => one === value) ?? 'warn' })
              }
            />
          )}
        </Fields>
        <Row>
          <Button type="submit" tone="primary" isBusy={isLoading} disabled={!isOnline}>
            {SAVE}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
