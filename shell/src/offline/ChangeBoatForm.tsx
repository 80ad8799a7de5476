import { useState } from 'react';
import { takeOtherBoat } from '@fleetwatch/kit/outbox/writeDecisions';
import type { WaitingWrite } from '@fleetwatch/kit/outbox/WaitingWrite';
import { useUnlaunchedBoatsQuery } from '@fleetwatch/kit/store/boats';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { BOAT_TAKEN, boatOption, CHOOSE_A_BOAT, LAUNCH, launchBoat } from './texts.ts';

interface ChangeBoatFormProps {
  write: WaitingWrite;
  onChanged: () => void;
}

/** Another boat for a launch that was refused; crew, workout and time stay. */
export function ChangeBoatForm({ write, onChanged }: ChangeBoatFormProps) {
  const { data: boatsIn = [] } = useUnlaunchedBoatsQuery();
  const [boatId, setBoatId] = useState('');
  // The crew is seated already: a boat with fewer seats cannot take it.
  const options = boatsIn
    .filter(({ active, grouppayload }) => active && grouppayload >= (write.boat?.grouppayload ?? 1))
    .map(({ _id, name, groupmoniker }) => ({ value: _id, label: boatOption(name, groupmoniker) }));
  const boat = boatsIn.find(({ _id }) => _id === boatId);
  const change = async () => {
    if (!boat) return;
    await takeOtherBoat(write, boat);
    onChanged();
  };
  return (
    <>
      <SelectField
        label={BOAT_TAKEN}
        value={boatId}
        onChange={setBoatId}
        placeholder={CHOOSE_A_BOAT}
        options={options}
      />
      <Button tone="primary" disabled={!boat} onClick={() => void change()}>
        {boat ? launchBoat(boat.name) : LAUNCH}
      </Button>
    </>
  );
}
