import type { ApiModule } from '../ApiModule.ts';
import { readable } from '../platform/database/readable.ts';
import { deletes } from '../platform/jobs/retention.ts';
import { deckRoutes } from './deckRoutes.ts';
import { MemberModel } from './Member.ts';
import { memberAgeRoutes } from './memberAgeRoutes.ts';
import { groupRequestsRoutes } from './groupRequestsRoutes.ts';
import { picturesInUse } from './commands/dropMemberPicture.ts';
import { membersCsvRoutes } from './membersCsvRoutes.ts';
import { membersRoutes } from './membersRoutes.ts';
import { OnDeckModel } from './OnDeck.ts';

export const membersModule: ApiModule = {
  routes: [...deckRoutes, ...membersCsvRoutes, ...memberAgeRoutes, ...membersRoutes, ...groupRequestsRoutes],
  models: [MemberModel, OnDeckModel],
  media: [{ folder: 'members', shown: () => picturesInUse() }],
  retention: [
    { name: 'deck', days: 7, forget: deletes(OnDeckModel, (before) => ({ since: { $lt: before } })) },
  ],
  // The account itself goes last (`eraseMember`).
  async erase({ _id: member }, session) {
    await OnDeckModel.deleteMany({ member }, { session });
  },
  about: async ({ _id }) => ({
    onDeck: readable(await OnDeckModel.find({ member: _id }).lean()),
  }),
};
