import type { ApiModule } from '../ApiModule.ts';
import { namesIn } from '../platform/logging/auditNames.ts';
import { memberDirectory } from './memberDirectory.ts';
import { NAME_KEYS, REPEAT_KEYS, SECRET } from '../platform/database/declaredModels.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { deletes } from '../platform/jobs/retention.ts';
import { deckRoutes } from './deckRoutes.ts';
import { MemberModel } from './Member.ts';
import { memberAgeRoutes } from './memberAgeRoutes.ts';
import { groupRequestsRoutes } from './groupRequestsRoutes.ts';
import { picturesInUse } from './commands/dropMemberPicture.ts';
import { membersCsvRoutes } from './membersCsvRoutes.ts';
import { membersRoutes } from './membersRoutes.ts';
import { OnDeckModel } from './OnDeck.ts';

/** Rule member.age. */
const AGE = "Only in the member's own export.";

export const membersModule: ApiModule = {
  routes: [...deckRoutes, ...membersCsvRoutes, ...memberAgeRoutes, ...membersRoutes, ...groupRequestsRoutes],
  models: [
    {
      model: MemberModel,
      exported: {
        as: 'members',
        what: 'Members, including former ones',
        without: {
          ...NAME_KEYS,
          ...REPEAT_KEYS,
          emailKey: 'Derived from the address.',
          passwordHash: SECRET,
          hint: SECRET,
          birthDate: AGE,
          guardian: AGE,
        },
      },
      audited: {
        kind: 'member',
        values: ['coachRights', 'offices', 'group', 'groupWanted'],
        texts: ['birthDate', 'guardian'],
      },
    },
    { model: OnDeckModel, exported: { as: 'on-deck', what: 'Members on deck' } },
  ],
  hooks: [namesIn(memberDirectory)],
  media: [{ folder: 'members', shown: () => picturesInUse() }],
  retention: [
    { name: 'deck', days: 7, forget: deletes(OnDeckModel, (before) => ({ since: { $lt: before } })) },
  ],
  // The account itself is erased last (`eraseMember`).
  async erase({ _id: member }, session) {
    await OnDeckModel.deleteMany({ member }, { session });
  },
  about: async ({ _id }) => ({
    onDeck: withoutMachineFields(await OnDeckModel.find({ member: _id }).lean()),
  }),
};
