import type { ApiModule } from '../ApiModule.ts';
import { groupRequestsRoutes } from './groupRequestsRoutes.ts';
import { UserGroupModel } from './UserGroup.ts';
import { userGroupsRoutes } from './userGroupsRoutes.ts';
import { userGroupWritesRoutes } from './userGroupWritesRoutes.ts';

export const usergroupsModule: ApiModule = {
  routes: [...groupRequestsRoutes, ...userGroupsRoutes, ...userGroupWritesRoutes],
  models: [UserGroupModel],
};
