import { useState } from 'react';
import styled from 'styled-components';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { useAgentsQuery } from '@fleetwatch/kit/store/workouts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { DeviceChoices } from '@fleetwatch/kit/parts/DeviceChoices';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { readFavouriteClass } from '../launch/favouriteClass.ts';
import { BOAT_CLASS } from '../lazyTexts.ts';
import { ALL_FLEET_GROUPS, COACH, NO_CHOICE, PREPARE_LAUNCH, SHOW_BOATS_OUT, SPLASH } from './texts.ts';

export interface SplashCardProps {
  /** Moniker of the class whose boats out are shown; '' for all. */
  shownClass: string;
  onShownClass: (moniker: string) => void;
  /** Opens Launch with a class (moniker, '' for none) and a coach's workouts (member id, '' for none). */
  onLaunch: (boatClass: string, coachId: string) => void;
}

const NONE = { value: '', label: NO_CHOICE };

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--s3) var(--s4);
  align-items: end;
`;

/**
 * The main screen's settings: the class and the coach to launch with, the class whose boats are shown, and this device's
 * display options (rule status.splash).
 */
export function SplashCard({ shownClass, onShownClass, onLaunch }: SplashCardProps) {
  const { data: fleetGroups = [] } = useFleetGroupsQuery();
  const { data: coaches = [] } = useAgentsQuery();
  const [boatClass, setBoatClass] = useState(readFavouriteClass);
  const [coachId, setCoachId] = useState('');
  const classes = fleetGroups.map(({ moniker, name }) => ({ value: moniker, label: `${name} ${moniker}` }));
  const isKnown = classes.some(({ value }) => value === boatClass);
  return (
    <Card title={SPLASH}>
      <Fields>
        <SelectField
          label={BOAT_CLASS}
          options={[NONE, ...classes]}
          value={isKnown ? boatClass : ''}
          onChange={setBoatClass}
        />
        <SelectField
          label={COACH}
          options={[NONE, ...coaches.map(({ _id, name }) => ({ value: _id, label: name }))]}
          value={coachId}
          onChange={setCoachId}
        />
        <Button tone="primary" onClick={() => onLaunch(isKnown ? boatClass : '', coachId)}>
          {PREPARE_LAUNCH}
        </Button>
      </Fields>
      <SelectField
        label={SHOW_BOATS_OUT}
        options={[{ value: '', label: ALL_FLEET_GROUPS }, ...classes]}
        value={classes.some(({ value }) => value === shownClass) ? shownClass : ''}
        onChange={onShownClass}
      />
      <Fields>
        <DeviceChoices />
      </Fields>
    </Card>
  );
}
