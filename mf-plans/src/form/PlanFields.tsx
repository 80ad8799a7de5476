import { PLAN_CREW_MAX, PLAN_DESCRIPTION_MAX } from '@fleetwatch/contract/plans/limits';
import { OPEN_PLAN } from '@fleetwatch/contract/plans/texts';
import { plannedYears } from '@fleetwatch/contract/plans/planTimes';
import type { Plan, PlanScope } from '@fleetwatch/contract/plans/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { dateText, isCalendarDay } from '@fleetwatch/contract/time/weeks';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { TextAreaField } from '@fleetwatch/kit/ui/form/TextAreaField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { CrewField } from './CrewField.tsx';
import { FleetField } from './FleetField.tsx';
import { movedTo, type PlanDraft } from './planDraft.ts';
import { RecurrenceFields } from './RecurrenceFields.tsx';
import type { Refusals } from './refusals.ts';
import { TimeFields } from './TimeFields.tsx';
import {
  CHANGE_SCOPE,
  DATE,
  DESCRIPTION,
  GROUP,
  LAND_TIME,
  LAUNCH_TIME,
  LIMIT_CREW,
  NO_LIMIT,
  THIS_AND_LATER,
  THIS_PLAN_ONLY,
} from './texts.ts';

const LIMITS = [
  { value: '', label: NO_LIMIT },
  ...Array.from({ length: PLAN_CREW_MAX }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })),
];
const SCOPES = [
  { value: 'one', label: THIS_PLAN_ONLY },
  { value: 'series', label: THIS_AND_LATER },
];

interface PlanFieldsProps {
  draft: PlanDraft;
  change: (next: Partial<PlanDraft>) => void;
  refusals: Refusals;
  groups: readonly UserGroup[];
  today: LocalDateText;
  plan: Plan | null;
}

/** The documented fields of the form, in their order (rule plan.form). */
export function PlanFields({ draft, change, refusals, groups, today, plan }: PlanFieldsProps) {
  const tabs = [
    { value: '', label: OPEN_PLAN },
    ...groups.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  const isRepeated = plan !== null && plan.weeklytill !== null;
  return (
    <>
      <TabStrip label={GROUP} tabs={tabs} value={draft.group} onChange={(group) => change({ group })} />
      {isRepeated && (
        <RadioGroup
          label={CHANGE_SCOPE}
          options={SCOPES}
          value={draft.scope}
          onChange={(scope) => change({ scope: scope as PlanScope, date: plan.launch.slice(0, 10) })}
        />
      )}
      {draft.scope === 'one' && (
        <TextField
          label={DATE}
          type="date"
          min={today}
          max={dateText(Math.max(...plannedYears(today)), 12, 31)}
          value={draft.date}
          error={refusals.date}
          onChange={(date) => change(movedTo(draft, date, today))}
        />
      )}
      <TextAreaField
        label={DESCRIPTION}
        limit={PLAN_DESCRIPTION_MAX}
        value={draft.description}
        error={refusals.description}
        onChange={(description) => change({ description })}
      />
      <TimeFields
        label={LAUNCH_TIME}
        value={draft.launch}
        error={refusals.launchtime}
        onChange={(launch) => change({ launch })}
      />
      <TimeFields
        label={LAND_TIME}
        value={draft.land}
        error={refusals.landtime}
        onChange={(land) => change({ land })}
      />
      <FleetField
        held={plan?.fleet ?? []}
        chosen={draft.fleet}
        error={refusals.fleet}
        onChange={(fleet) => change({ fleet })}
      />
      <CrewField chosen={draft.crew} error={refusals.crew} onChange={(crew) => change({ crew })} />
      <SelectField
        label={LIMIT_CREW}
        options={LIMITS}
        value={draft.limit}
        error={refusals.limit}
        onChange={(limit) => change({ limit })}
      />
      {plan === null && isCalendarDay(draft.date) && (
        <RecurrenceFields draft={draft} today={today} change={change} errors={refusals} />
      )}
    </>
  );
}
