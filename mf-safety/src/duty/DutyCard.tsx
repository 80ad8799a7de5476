import { OFFICE_TEXTS } from '@fleetwatch/contract/officers/texts';
import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import { type Office } from '@fleetwatch/contract/officers/offices';
import type { Officer, OfficersAnswer } from '@fleetwatch/contract/officers/wire';
import { useOfficersQuery } from '@fleetwatch/kit/store/clearances';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Facts } from '../screen/safetyStyle.ts';
import { CONFIRMED_COACHES, DUTY, NO_DUTY_PLANNED, OFFICERS, ON_DUTY_TODAY } from './texts.ts';

/** Days of the roster shown after today. */
const DAYS_SHOWN = 6;

const namesOf = (people: readonly Officer[]): string => people.map(({ name }) => name).join(', ');

/** People notified about an overdue boat: those on today's duty roster, and the safety officers (rule safety.duty). */
function recipientsOf({ results, roster }: OfficersAnswer, today: string): [label: string, names: string][] {
  const named = (office: Office) => results.find((one) => one.office === office)?.members ?? [];
  const always = named('duty');
  const added = roster.find(({ day }) => day === today)?.members ?? [];
  const onDuty = [...always, ...added.filter(({ _id }) => always.every((one) => one._id !== _id))];
  return [
    [ON_DUTY_TODAY, namesOf(onDuty) || CONFIRMED_COACHES],
    [OFFICE_TEXTS.safety.title, namesOf(named('safety')) || CONFIRMED_COACHES],
  ];
}

/** Today's duty team and the coming days (rule safety.duty). Empty until both lists have loaded: the boats come first. */
export function DutyCard() {
  const { data: club } = useClubQuery();
  const { data: officers } = useOfficersQuery();
  if (!club || !officers) return null;
  const ahead = officers.roster.filter(({ day }) => day > club.today).slice(0, DAYS_SHOWN);
  return (
    <Card title={DUTY} actions={<ButtonLink to="/officers">{OFFICERS}</ButtonLink>}>
      <Facts>
        {recipientsOf(officers, club.today).map(([label, names]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{names}</dd>
          </div>
        ))}
        {ahead.map(({ day, members }) => (
          <div key={day}>
            <dt>{weekdayDayText(day)}</dt>
            <dd>{namesOf(members)}</dd>
          </div>
        ))}
      </Facts>
      {ahead.length === 0 && <Quiet>{NO_DUTY_PLANNED}</Quiet>}
    </Card>
  );
}
