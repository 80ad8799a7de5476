import { OFFICE_TEXTS, type Office } from '@fleetwatch/contract/officers/offices';
import type { Officer, OfficersAnswer } from '@fleetwatch/contract/officers/wire';
import { useOfficersQuery } from '@fleetwatch/kit/store/clearances';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Facts } from '../screen/safetyStyle.ts';

/** Days of the roster that are shown after today. */
const DAYS_SHOWN = 6;

const namesOf = (people: readonly Officer[]): string => people.map(({ name }) => name).join(', ');

/** Who is told when a boat is overdue: those named for duty with today's roster, and the safety officers (rule safety.duty). */
function toldOf({ results, roster }: OfficersAnswer, today: string): [label: string, names: string][] {
  const named = (office: Office) => results.find((one) => one.office === office)?.members ?? [];
  const always = named('duty');
  const added = roster.find(({ day }) => day === today)?.members ?? [];
  const onDuty = [...always, ...added.filter(({ _id }) => always.every((one) => one._id !== _id))];
  return [
    ['On duty today', namesOf(onDuty) || 'The confirmed coaches'],
    [OFFICE_TEXTS.safety.title, namesOf(named('safety')) || 'The confirmed coaches'],
  ];
}

/** Who is on duty today and in the days ahead (rule safety.duty). Nothing before that is known: the boats come first. */
export function DutyCard() {
  const { data: club } = useClubQuery();
  const { data: officers } = useOfficersQuery();
  if (!club || !officers) return null;
  const format = new Intl.DateTimeFormat(club.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const ahead = officers.roster.filter(({ day }) => day > club.today).slice(0, DAYS_SHOWN);
  return (
    <Card title="Duty" actions={<ButtonLink to="/officers">Officers</ButtonLink>}>
      <Facts>
        {toldOf(officers, club.today).map(([label, names]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{names}</dd>
          </div>
        ))}
        {ahead.map(({ day, members }) => (
          <div key={day}>
            <dt>{format.format(new Date(`${day}T00:00:00Z`))}</dt>
            <dd>{namesOf(members)}</dd>
          </div>
        ))}
      </Facts>
      {ahead.length === 0 && <Quiet>No duty is planned for the days ahead.</Quiet>}
    </Card>
  );
}
