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
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { SENTENCES_MS, useConfirmAction } from '@fleetwatch/kit/ui/dialog/useConfirmAction.ts';
import {
  DELETE,
  DELETE_USER_GROUP,
  DELETE_USER_GROUP_TITLE,
  deleteUserGroupQuestion,
  NO_USER_GROUPS,
  PURGE_USER_GROUPS,
  SEARCH_USER_GROUPS,
  USER_GROUPS,
  userGroupFacts,
} from './texts.ts';

/** Longest swipe of a user group's row (rule boat.swipe). */
const USER_GROUPS_SWIPE_PX = 270;
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

  const confirmDelete = ({ _id: id, name }: UserGroup) => {
    const refusal = !isCoach
      ? ONLY_COACHES_DELETE_USER_GROUPS
      : PROTECTED.includes(name)
        ? protectedUserGroup(name)
        : null;
    if (refusal !== null) return void dispatch(toastShown({ text: refusal, tone: 'warning' }));
    confirmation.ask({
      title: DELETE_USER_GROUP_TITLE,
      question: deleteUserGroupQuestion(name),
      verb: DELETE_USER_GROUP,
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
  const rows = (groupsQuery.data ?? []).map((group): UserGroupRow => ({
    key: group._id,
    item: { group, members: countOf(group) },
    name: group.name,
    keywords: group.moniker,
    facts: userGroupFacts(group.moniker, countOf(group)),
    actions: [
      { key: 'delete', label: DELETE, icon: 'delete', tone: 'red', onSelect: () => confirmDelete(group) },
    ],
  }));
  return (
    <Screen
      title={PURGE_USER_GROUPS}
      {...screenStatus(groupsQuery)}
      actions={isLaptop ? <ToolsPart.View typed={typed} onType={setTyped} /> : undefined}
    >
      {isLaptop ? (
        <TablePart.View rows={rows} typed={typed} emptyText={NO_USER_GROUPS} />
      ) : (
        <SearchList
          label={USER_GROUPS}
          searchLabel={SEARCH_USER_GROUPS}
          rows={rows}
          swipeDistance={USER_GROUPS_SWIPE_PX}
          emptyText={NO_USER_GROUPS}
        />
      )}
      <ConfirmActionDialog state={confirmation} />
    </Screen>
  );
}
