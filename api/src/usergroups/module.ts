import type { ApiModule } from '../ApiModule.ts';
import { clubAdded } from '../clubs/clubHooks.ts';
import { atHook } from '../platform/events/hooks.ts';
import { addDocumentedUserGroups } from './commands/addDocumentedUserGroups.ts';
import { UserGroupModel } from './UserGroup.ts';
import { userGroupsRoutes } from './userGroupsRoutes.ts';
import { userGroupWritesRoutes } from './userGroupWritesRoutes.ts';

export const usergroupsModule: ApiModule = {
  routes: [...userGroupsRoutes, ...userGroupWritesRoutes],
  models: [UserGroupModel],
  hooks: [atHook(clubAdded, addDocumentedUserGroups)],
};
