import type { IdBody } from '@fleetwatch/contract/boats/edits';
import type { ChangedFleetGroup } from '@fleetwatch/contract/fleetgroups/edits';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { changedTags } from '@fleetwatch/kit/store/changedTags';

const groupsApi = injectRemote('mf-club').endpoints((build) => ({
  deleteUserGroup: build.mutation<UserGroup, IdBody>({
    query: (body) => ({ url: 'usergroup-delete', method: 'DELETE', body }),
    invalidatesTags: changedTags('UserGroups', 'Members'),
  }),
  deleteFleetGroup: build.mutation<ChangedFleetGroup, IdBody>({
    query: (body) => ({ url: 'fleetgroup-delete', method: 'DELETE', body }),
    invalidatesTags: changedTags('FleetGroups', 'Boats'),
  }),
  dryDockFleetGroup: build.mutation<ChangedFleetGroup, IdBody>({
    query: (body) => ({ url: 'fleetgroup-drydock', method: 'PUT', body }),
    invalidatesTags: changedTags('FleetGroups', 'Boats'),
  }),
  splashFleetGroup: build.mutation<ChangedFleetGroup, IdBody>({
    query: (body) => ({ url: 'fleetgroup-splash', method: 'PUT', body }),
    invalidatesTags: changedTags('FleetGroups', 'Boats'),
  }),
}));

export const { useMutation: useDeleteUserGroupMutation } = groupsApi.deleteUserGroup;
export const { useMutation: useDeleteFleetGroupMutation } = groupsApi.deleteFleetGroup;
export const { useMutation: useDryDockFleetGroupMutation } = groupsApi.dryDockFleetGroup;
export const { useMutation: useSplashFleetGroupMutation } = groupsApi.splashFleetGroup;
