import { rowDamage } from '@fleetwatch/contract/damages/messages';
import { useState } from 'react';
import { useFleetQuery } from '@fleetwatch/kit/store/boats';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { PickMany } from './PickMany.tsx';

interface FleetFieldProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

/** The boats that a plan reserves, by class. Private fleet groups are hidden (rule plan.form). */
export function FleetField({ chosen, onChange, error }: FleetFieldProps) {
  const [shownClass, setShownClass] = useState('');
  const { data: boats = [] } = useFleetQuery();
  const { data: classes = [] } = useFleetGroupsQuery();
  const open = classes.filter((each) => !each.private);
  const shown = boats.filter(
    ({ _id, group }) =>
      chosen.includes(_id) ||
      (open.some((each) => each._id === group) && (shownClass === '' || group === shownClass)),
  );
  return (
    <PickMany
      label="Add Fleet"
      searchLabel="Search boats"
      noneText="No boats reserved."
      options={shown.map(({ _id, name, groupmoniker, damage }) => ({
        id: _id,
        name,
        mark: [groupmoniker, rowDamage(damage)].filter(Boolean).join(', '),
      }))}
      chosen={chosen}
      onChange={onChange}
      error={error}
      filter={
        <TabStrip
          label="Boat class"
          tabs={[
            { value: '', label: 'Fleet' },
            ...open.map(({ _id, moniker }) => ({ value: _id, label: moniker })),
          ]}
          value={shownClass}
          onChange={setShownClass}
        />
      }
    />
  );
}
