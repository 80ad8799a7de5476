import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { useOfficersQuery } from '@fleetwatch/kit/store/clearances';
import { selectIsConfirmedCoach, selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useConditionsQuery } from './conditionsApi.ts';
import { FlagForm } from './FlagForm.tsx';
import { LightCard } from './LightCard.tsx';
import { Outside } from './Outside.tsx';
import { ReadingForm } from './ReadingForm.tsx';
import { ReportersCard } from './ReportersCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { SourcesCard } from './SourcesCard.tsx';
import { UnitsCard } from './UnitsCard.tsx';
import { CONDITIONS } from '../texts.ts';

/** /conditions: the current conditions and, for officers, the club's rules about them (rule condition.screen). */
export function ConditionsScreen() {
  const me = useAppSelector(selectMemberId) ?? '';
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const { data: club } = useClubQuery();
  const { data: officers } = useOfficersQuery();
  const query = useConditionsQuery(undefined, LIST_QUERY);
  const mine = officers?.mine ?? [];
  const isSafety = mine.includes('safety');
  const mayManage = isCoach || isSafety;
  return (
    <Screen title={CONDITIONS} status="ready">
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(answer) => {
          const { isForAll = false, members = [] } = answer.reporters ?? {};
          const mayReport = isCoach || mine.length > 0 || isForAll || members.includes(me);
          const clock = { timezone: club?.timezone ?? 'UTC', skewMs: club?.clockSkewMs ?? 0 };
          return (
            <Stack>
              <Outside answer={answer} {...clock} />
              <LightCard light={answer.light} {...clock} />
              {mayReport && <ReadingForm units={answer.units} />}
              {mayReport && <FlagForm answer={answer} isSafety={isSafety} />}
              {mayManage && <RulesCard table={answer.table} />}
              {mayManage && <SourcesCard />}
              {mayManage && <ReportersCard />}
              {mayManage && <UnitsCard />}
            </Stack>
          );
        }}
      </QueryResult>
    </Screen>
  );
}
