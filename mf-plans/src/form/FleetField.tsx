import { rowDamage } from '@fleetwatch/contract/damages/texts';
import { useState } from 'react';
import type { PlanBoat } from '@fleetwatch/contract/plans/wire';
import { useFleetQuery } from '@fleetwatch/kit/store/boats';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { PickMany } from './PickMany.tsx';
import { ADD_FLEET, BOAT_CLASS, FLEET, NO_BOATS, SEARCH_BOATS } from './texts.ts';

interface FleetFieldProps {
  /** The plan's boats, some of which may have gone to dry dock since. */
  held: readonly PlanBoat[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

/** The boats reserved by a plan, by class. Private fleet groups are hidden (rule plan.form). */
export function FleetField({ held, chosen, onChange, error }: FleetFieldProps) {
  const [shownClass, setShownClass] = useState('');
  const { data: boats = [] } = useFleetQuery();
  const { data: classes = [] } = useFleetGroupsQuery();
  const open = classes.filter((each) => !each.private);
  const shown = boats.filter(
    ({ _id, group }) =>
      chosen.includes(_id) ||
      (open.some((each) => each._id === group) && (shownClass === '' || group === shownClass)),
  );
  const docked = held.filter(({ _id }) => chosen.includes(_id) && !shown.some((boat) => boat._id === _id));
  const named = [...docked.map(({ moniker, ...boat }) => ({ ...boat, groupmoniker: moniker })), ...shown];
  return (
    <PickMany
      label={ADD_FLEET}
      searchLabel={SEARCH_BOATS}
      noneText={NO_BOATS}
      options={named.map(({ _id, name, groupmoniker, damage }) => ({
        id: _id,
        name,
        mark: [groupmoniker, rowDamage(damage)].filter(Boolean).join(', '),
      }))}
      chosen={chosen}
      onChange={onChange}
      error={error}
      filter={
        <TabStrip
          label={BOAT_CLASS}
          tabs={[
            { value: '', label: FLEET },
            ...open.map(({ _id, moniker }) => ({ value: _id, label: moniker })),
          ]}
          value={shownClass}
          onChange={setShownClass}
        />
      }
    />
  );
}
