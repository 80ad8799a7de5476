import { useSearchParams } from 'react-router-dom';
import { datePart } from '@fleetwatch/contract/time/localText';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { ClubScreen } from '@fleetwatch/kit/ui/layout/ClubScreen';
import { GroupsLoaded } from './GroupsLoaded.tsx';
import { userGroupTab } from './groupTabs.ts';
import { GroupWeeks } from './GroupWeeks.tsx';
import { readWeekPlace, writeWeekPlace } from './weekPlace.ts';
import { BACK_TO_WEEK_AND_GROUP, GET_CSV, GET_SORTIES, NO_USER_GROUPS, USER_GROUPS } from './texts.ts';

const LABELS = {
  getSorties: () => GET_SORTIES,
  getCsv: GET_CSV,
  back: BACK_TO_WEEK_AND_GROUP,
};

/** Sorties by user group and week (rule sortie.weeks). */
export function UserGroupsScreen() {
  return <ClubScreen title={USER_GROUPS}>{(now) => <UserGroupWeeks today={datePart(now)} />}</ClubScreen>;
}

function UserGroupWeeks({ today }: { today: string }) {
  const [params, setParams] = useSearchParams();
  const { group: own } = useAppSelector(selectProfile);
  const place = readWeekPlace(params, today);
  const wanted = place.group || own;
  return (
    <GroupsLoaded query={useUserGroupsQuery()} emptyText={NO_USER_GROUPS}>
      {(groups) => (
        <GroupWeeks
          kind="usergroup"
          groups={groups.map(userGroupTab)}
          group={userGroupTab(groups.find(({ _id }) => _id === wanted) ?? groups[0])}
          place={place}
          today={today}
          labels={LABELS}
          isAlwaysFresh={false}
          onPlace={(next) => setParams(writeWeekPlace(next))}
          onReset={() => setParams({})}
        />
      )}
    </GroupsLoaded>
  );
}
