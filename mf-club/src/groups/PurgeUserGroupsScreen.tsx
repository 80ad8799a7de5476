import { useState } from 'react';
import {
  ONLY_COACHES_DELETE_USER_GROUPS,
  protectedUserGroup,
  userGroupDeleted,
} from '@fleetwatch/contract/usergroups/texts';
import { PROTECTED_USER_GROUPS } from '@fleetwatch/contract/usergroups/protectedNames';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { selectIsCoach } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { SearchList } from '@fleetwatch/kit/ui/list/SearchList';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { TABLE_PLACE, TOOLS_PLACE } from '@fleetwatch/kit/ui/table/tablePlaces';
import type { UserGroupRow } from './GroupTables.tsx';
import { useDeleteUserGroupMutation } from './groupsApi.ts';
import { ConfirmActionDialog } from '@fleetwatch/kit/ui/dialog/ConfirmActionDialog';
import { groupMessages } from './groupMessages.ts';
import { deleteUserGroupQuestion } from './questions.ts';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { SENTENCES_MS, useConfirmAction } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';

/** How far a user group's row may be swiped (rule boat.swipe). */
const USER_GROUPS_SWIPE_PX = 270;
const NO_GROUPS = 'There are no user groups.';
const PROTECTED: readonly string[] = PROTECTED_USER_GROUPS;

const TablePart = createPart(
  async () => (await import(/* webpackChunkName: "tables" */ './GroupTables.tsx')).UserGroupTable,
  TABLE_PLACE,
);
const ToolsPart = createPart(
  async () => (await import(/* webpackChunkName: "tables" */ './GroupTables.tsx')).UserGroupTools,
  TOOLS_PLACE,
);

/** User groups, which coaches may delete (rule group.deleted). */
export function PurgeUserGroupsScreen() {
  const dispatch = useAppDispatch();
  const groupsQuery = useUserGroupsQuery(undefined, LIST_QUERY);
  const { data: members } = useMembersQuery();
  const isCoach = useAppSelector(selectIsCoach);
  const [sendDelete] = useDeleteUserGroupMutation();
  const confirmation = useConfirmAction();

  const askToDelete = ({ _id: id, name }: UserGroup) => {
    const refusal = !isCoach
      ? ONLY_COACHES_DELETE_USER_GROUPS
      : PROTECTED.includes(name)
        ? protectedUserGroup(name)
        : null;
    if (refusal !== null) return void dispatch(toastShown({ text: refusal, tone: 'warning' }));
    confirmation.ask({
      title: 'Delete User Group',
      question: deleteUserGroupQuestion(name),
      verb: 'Delete user group',
      isDangerous: true,
      send: () => sendDelete({ id }).unwrap(),
      messages: groupMessages('delete'),
      doneText: userGroupDeleted(name),
      doneMs: SENTENCES_MS,
    });
  };
  const isLaptop = useIsLaptop();
  const [typed, setTyped] = useState('');
  const countOf = ({ _id }: UserGroup) => members?.filter(({ group }) => group === _id).length;
  const factsOf = ({ moniker }: UserGroup, count: number | undefined) =>
    count === undefined ? moniker : `${moniker}, ${count} ${count === 1 ? 'member' : 'members'}`;
  const rows = (groupsQuery.data ?? []).map((group): UserGroupRow => ({
    key: group._id,
    item: { group, members: countOf(group) },
    name: group.name,
    keywords: group.moniker,
    facts: factsOf(group, countOf(group)),
    actions: [
      { key: 'delete', label: 'Delete', icon: 'delete', tone: 'red', onSelect: () => askToDelete(group) },
    ],
  }));
  return (
    <Screen
      title="Purge User Groups"
      {...screenStatus(groupsQuery)}
      actions={isLaptop ? <ToolsPart.View typed={typed} onType={setTyped} /> : undefined}
    >
      {isLaptop ? (
        <TablePart.View rows={rows} typed={typed} emptyText={NO_GROUPS} />
      ) : (
        <SearchList
          label="User groups"
          searchLabel="Search user groups"
          rows={rows}
          swipeDistance={USER_GROUPS_SWIPE_PX}
          emptyText={NO_GROUPS}
        />
      )}
      <ConfirmActionDialog state={confirmation} />
    </Screen>
  );
}
