import type { ApiModule } from '../ApiModule.ts';
import { namesIn } from '../platform/logging/auditNames.ts';
import { userGroupDirectory } from './userGroupDirectory.ts';
import { NAME_KEYS } from '../platform/database/declaredModels.ts';
import { clubAdded } from '../clubs/clubHooks.ts';
import { atHook } from '../platform/events/hooks.ts';
import { addDocumentedUserGroups } from './commands/addDocumentedUserGroups.ts';
import { UserGroupModel } from './UserGroup.ts';
import { userGroupWritesRoutes, userGroupsRoutes } from './userGroupsRoutes.ts';

export const usergroupsModule: ApiModule = {
  routes: [...userGroupsRoutes, ...userGroupWritesRoutes],
  models: [
    {
      model: UserGroupModel,
      exported: { as: 'user-groups', what: 'User groups', without: NAME_KEYS },
      audited: { kind: 'usergroup', values: ['isActive'], texts: ['name', 'moniker'] },
    },
  ],
  hooks: [namesIn(userGroupDirectory), atHook(clubAdded, addDocumentedUserGroups)],
};
