import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays, mondayOf } from '@fleetwatch/contract/time/weeks';
import { ClubScreen } from '@fleetwatch/kit/ui/ClubScreen';
import { Fetched } from '@fleetwatch/kit/ui/Fetched';
import { usePlansQuery } from '../data/plansApi.ts';
import { PlanList } from './PlanList.tsx';

/** The club's plans (club-management §2, "Plans"). */
export function PlansScreen() {
  return <ClubScreen title="Plans">{(now) => <WeekOfPlans today={datePart(now)} />}</ClubScreen>;
}

function WeekOfPlans({ today }: { today: LocalDateText }) {
  const monday = mondayOf(today);
  const query = usePlansQuery({ from: monday, to: addDays(monday, 6) });
  return (
    <Fetched
      query={query}
      isEmpty={(plans) => plans.length === 0}
      emptyText="Nobody has planned anything this week yet."
    >
      {(plans) => <PlanList label="Plans for Current Week" plans={plans} />}
    </Fetched>
  );
}
