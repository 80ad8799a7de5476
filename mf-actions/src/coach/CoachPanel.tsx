import type { ComponentType } from 'react';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import type { TabItem } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { AddBoat } from './AddBoat.tsx';
import { AddFleetGroup } from './AddFleetGroup.tsx';
import { AddUserGroup } from './AddUserGroup.tsx';
import { AddWorkout } from './AddWorkout.tsx';
import { COACH_FORMS, coachFormOf } from './coachForms.ts';
import type { CoachForm } from './coachForms.ts';
import {
  ADD_BOAT_TO_FLEET,
  ADD_FLEET_GROUP,
  ADD_USER_GROUP,
  ADD_WORKOUT,
  COACH,
  FOR_COACHES,
  FOR_COACHES_TAB,
} from './texts.ts';

interface CoachPanelProps {
  form: CoachForm | '';
  onForm: (form: CoachForm | '') => void;
}

const FORM_PANEL = 'coach-form';
const FORMS: Record<CoachForm, { label: string; Form: ComponentType }> = {
  workout: { label: ADD_WORKOUT, Form: AddWorkout },
  boat: { label: ADD_BOAT_TO_FLEET, Form: AddBoat },
  fleetgroup: { label: ADD_FLEET_GROUP, Form: AddFleetGroup },
  usergroup: { label: ADD_USER_GROUP, Form: AddUserGroup },
};
const TABS: readonly TabItem[] = [
  { value: '', label: FOR_COACHES_TAB },
  ...COACH_FORMS.map((value) => ({ value, label: FORMS[value].label })),
];

/** Forms with which coaches add to the club (rule member.roles). */
export function CoachPanel({ form, onForm }: CoachPanelProps) {
  const chosen = form === '' ? null : FORMS[form];
  return (
    <Card title={COACH}>
      <TabStrip
        label={FOR_COACHES}
        tabs={TABS}
        value={form}
        onChange={(value) => onForm(coachFormOf(value))}
        {...(chosen && { panelId: FORM_PANEL })}
      />
      {chosen && (
        <TabPanel id={FORM_PANEL} label={chosen.label}>
          <chosen.Form />
        </TabPanel>
      )}
    </Card>
  );
}
