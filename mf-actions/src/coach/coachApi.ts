import type { NewBoatBody } from '@fleetwatch/contract/boats/edits';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { NewFleetGroupBody } from '@fleetwatch/contract/fleetgroups/edits';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { NewUserGroupBody } from '@fleetwatch/contract/usergroups/edits';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

const coachApi = injectRemote('mf-actions').endpoints((build) => ({
  /** POST /bus */
  addBoat: build.mutation<Boat, NewBoatBody>({
    query: (body) => ({ url: 'bus', method: 'POST', body }),
    invalidatesTags: ['Boats'],
  }),
  /** POST /fleetgroup */
  addFleetGroup: build.mutation<FleetGroup, NewFleetGroupBody>({
    query: (body) => ({ url: 'fleetgroup', method: 'POST', body }),
    invalidatesTags: ['FleetGroups'],
  }),
  /** POST /usergroup */
  addUserGroup: build.mutation<UserGroup, NewUserGroupBody>({
    query: (body) => ({ url: 'usergroup', method: 'POST', body }),
    invalidatesTags: ['UserGroups'],
  }),
}));

export const { useMutation: useAddBoatMutation } = coachApi.addBoat;
export const { useMutation: useAddFleetGroupMutation } = coachApi.addFleetGroup;
export const { useMutation: useAddUserGroupMutation } = coachApi.addUserGroup;
