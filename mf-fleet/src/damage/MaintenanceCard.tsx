import { useState } from 'react';
import styled from 'styled-components';
import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import {
  DAMAGE_TEXT_MAX,
  MAINTENANCE_DAYS_MAX,
  MAINTENANCE_MILES_MAX,
} from '@fleetwatch/contract/damages/limits';
import { MAINTENANCE_INTERVAL } from '@fleetwatch/contract/damages/texts';
import { damageTextRule } from '@fleetwatch/contract/damages/rules';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useOfficersQuery } from '@fleetwatch/kit/store/clearances';
import { selectIsConfirmedCoach } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons, Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useSetMaintenanceMutation } from './damageApi.ts';
import { readNumber } from '@fleetwatch/kit/ui/form/readNumber.ts';
import { CANCEL } from '../texts.ts';
import {
  CHANGE,
  EVERY_DAYS,
  EVERY_MILES,
  MAINTENANCE,
  MAINTENANCE_HINT,
  MAINTENANCE_REMOVED,
  MAINTENANCE_SAVED,
  NO_MAINTENANCE,
  SAVE,
  TASK,
  lastDone,
  maintenanceText,
} from './texts.ts';

const Interval = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s3);
  align-items: end;
`;

type Maintenance = BoatDetail['maintenance'];

/** Maintenance interval of a boat; the boat captain and coaches set it (rule damage.maintenance). */
export function MaintenanceCard({ boat: { _id, maintenance } }: { boat: BoatDetail }) {
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const { data: officers } = useOfficersQuery(undefined, { skip: isCoach });
  const [isEdited, setIsEdited] = useState(false);
  const mayEdit = isCoach || (officers?.mine.includes('boats') ?? false);
  if (!maintenance && !mayEdit) return null;
  return (
    <Card title={MAINTENANCE}>
      {isEdited ? (
        <MaintenanceForm boatId={_id} kept={maintenance} onDone={() => setIsEdited(false)} />
      ) : (
        <>
          {maintenance ? (
            <>
              <p>{maintenanceText(maintenance)}</p>
              <Quiet>{lastDone(dayText(maintenance.since))}</Quiet>
            </>
          ) : (
            <p>{NO_MAINTENANCE}</p>
          )}
          {mayEdit && (
            <FormButtons>
              <Button icon="pen" onClick={() => setIsEdited(true)}>
                {CHANGE}
              </Button>
            </FormButtons>
          )}
        </>
      )}
    </Card>
  );
}

interface MaintenanceFormProps {
  boatId: string;
  kept: Maintenance;
  onDone: () => void;
}

/** Returns 0 for an empty field, null for anything but a whole number from 1. */
const readInterval = (typed: string, most: number): number | null =>
  typed.trim() === '0' ? null : readNumber(typed, { most, isWhole: true });

function MaintenanceForm({ boatId, kept, onDone }: MaintenanceFormProps) {
  const [miles, setMiles] = useState(String(kept?.everyMiles ?? ''));
  const [days, setDays] = useState(String(kept?.everyDays ?? ''));
  const [text, setText] = useState(kept?.text ?? '');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [send, { isLoading, error }] = useSetMaintenanceMutation();
  const showOutcome = useResultToast();
  const everyMiles = readInterval(miles, MAINTENANCE_MILES_MAX);
  const everyDays = readInterval(days, MAINTENANCE_DAYS_MAX);
  const isNever = everyMiles === 0 && everyDays === 0;
  const refusal = isNever ? null : damageTextRule(text);
  const submit = async () => {
    setIsSubmitted(true);
    if (everyMiles === null || everyDays === null || refusal !== null || isLoading) return;
    const interval = { everyMiles: everyMiles || null, everyDays: everyDays || null };
    const answer = await send({ id: boatId, ...interval, text: text.trim() });
    if (answer.error) return;
    showOutcome(undefined, isNever ? MAINTENANCE_REMOVED : MAINTENANCE_SAVED);
    onDone();
  };
  const isWrong = everyMiles === null || everyDays === null;
  return (
    <Form
      label={MAINTENANCE}
      onSubmit={() => void submit()}
      error={error ? failureOf(error).text : undefined}
    >
      <Interval>
        <TextField
          label={EVERY_MILES}
          inputMode="numeric"
          value={miles}
          onChange={setMiles}
          error={isSubmitted && isWrong ? MAINTENANCE_INTERVAL : undefined}
        />
        <TextField label={EVERY_DAYS} inputMode="numeric" value={days} onChange={setDays} />
      </Interval>
      <TextField
        label={TASK}
        hint={MAINTENANCE_HINT}
        maxLength={DAMAGE_TEXT_MAX}
        value={text}
        onChange={setText}
        error={isSubmitted && refusal !== null ? refusal : undefined}
      />
      <FormButtons>
        <Button onClick={onDone}>{CANCEL}</Button>
        <Button tone="primary" type="submit" isBusy={isLoading}>
          {SAVE}
        </Button>
      </FormButtons>
    </Form>
  );
}
