import type { ComponentType } from 'react';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { AddBoat } from './AddBoat.tsx';
import { AddFleetGroup } from './AddFleetGroup.tsx';
import { AddUserGroup } from './AddUserGroup.tsx';
import { AddWorkout } from './AddWorkout.tsx';
import { COACH_TABS, coachFormOf } from './coachForms.ts';
import type { CoachForm } from './coachForms.ts';

interface CoachPanelProps {
  form: CoachForm | '';
  onForm: (form: CoachForm | '') => void;
}

const FORM_PANEL = 'coach-form';
const FORMS: Record<CoachForm, ComponentType> = {
  workout: AddWorkout,
  boat: AddBoat,
  fleetgroup: AddFleetGroup,
  usergroup: AddUserGroup,
};

/** What only coaches may add to the club (rule member.roles). */
export function CoachPanel({ form, onForm }: CoachPanelProps) {
  const Form = form === '' ? null : FORMS[form];
  const label = COACH_TABS.find(({ value }) => value === form)?.label ?? '';
  return (
    <Card title="Coach">
      <TabStrip
        label="For coaches"
        tabs={COACH_TABS}
        value={form}
        onChange={(chosen) => onForm(coachFormOf(chosen))}
        {...(Form && { panelId: FORM_PANEL })}
      />
      {Form && (
        <TabPanel id={FORM_PANEL} label={label}>
          <Form />
        </TabPanel>
      )}
    </Card>
  );
}
