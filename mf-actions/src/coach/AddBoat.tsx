import type { HullColour } from '@fleetwatch/contract/boats/hullColours';
import { BOAT_DETAILS_MAX, BOAT_NAME_MAX } from '@fleetwatch/contract/boats/limits';
import { boatDetailsRule, boatMilesRule, boatNameRule } from '@fleetwatch/contract/boats/rules';
import { launchKind } from '@fleetwatch/contract/fleetgroups/launchKind';
import { FLEET_GROUP_NEEDED } from '@fleetwatch/contract/fleetgroups/texts';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { HullColourField } from '@fleetwatch/kit/parts/HullColourField';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { useAddBoatMutation } from './coachApi.ts';
import { CoachForm } from './CoachForm.tsx';
import {
  ADD_BOAT,
  ADD_BOAT_TO_FLEET,
  BOAT_NAME,
  CHOOSE_GROUP,
  DETAILS,
  FLEET_GROUP,
  SEASON_MILES,
  SEASON_MILES_HINT,
  boatSubmitted,
  confirmBoat,
} from './texts.ts';
import { nameOf, optionsOf } from './groupOptions.ts';
import { TWO_SENTENCES_MS } from './toastTimes.ts';

const BLANK = { name: '', group: '', description: '', miles: '', hull: '' };

/** Season miles; an empty field means none. */
const milesOf = (typed: string): number => (typed.trim() === '' ? 0 : Number(typed.replace(',', '.')));

/** Adds a boat to the fleet (rule boat.new). */
export function AddBoat() {
  const { data: fleetGroups = [] } = useFleetGroupsQuery();
  const [addBoat] = useAddBoatMutation();
  const form = useFormFields(BLANK, { cachedAs: 'add:boat' });
  const { values } = form;
  const classes = fleetGroups.filter((group) => launchKind(group) === 'fleet' && !group.private);
  const checked = {
    name: boatNameRule(values.name),
    group: values.group === '' ? FLEET_GROUP_NEEDED : null,
    description: boatDetailsRule(values.description),
    miles: boatMilesRule(milesOf(values.miles)),
    hull: null,
  };
  const name = values.name.trim();
  return (
    <CoachForm
      label={ADD_BOAT_TO_FLEET}
      verb={ADD_BOAT}
      question={confirmBoat(name, nameOf(classes, values.group))}
      form={form}
      checked={checked}
      send={() => {
        const { hull, ...typed } = values;
        // A value of the radio buttons.
        const painted = hull === '' ? {} : { hull: hull as HullColour };
        return addBoat({ ...typed, ...painted, name, miles: milesOf(values.miles) }).unwrap();
      }}
      doneText={boatSubmitted(name)}
      doneMs={TWO_SENTENCES_MS}
    >
      <TextField
        label={BOAT_NAME}
        limit={BOAT_NAME_MAX}
        autoComplete="off"
        autoCapitalize="words"
        {...form.wire('name', checked.name)}
      />
      <SelectField
        label={FLEET_GROUP}
        placeholder={CHOOSE_GROUP}
        options={optionsOf(classes)}
        {...form.wire('group', checked.group)}
      />
      <TextField
        label={DETAILS}
        limit={BOAT_DETAILS_MAX}
        autoComplete="off"
        {...form.wire('description', checked.description)}
      />
      <TextField
        label={SEASON_MILES}
        hint={SEASON_MILES_HINT}
        inputMode="decimal"
        autoComplete="off"
        {...form.wire('miles', checked.miles)}
      />
      <HullColourField value={values.hull as HullColour | ''} onChange={form.wire('hull', null).onChange} />
    </CoachForm>
  );
}
