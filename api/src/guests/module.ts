import type { ApiModule } from '../ApiModule.ts';
import { NAME_KEYS } from '../platform/database/declaredModels.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { eraseGuestsOf, forgetGuests } from './commands/forgetGuests.ts';
import { GuestModel } from './Guest.ts';
import { guestsRoutes } from './guestsRoutes.ts';

/** Rule safety.contacts. */
const CONTACT = 'Stored for emergencies only.';

export const guestsModule: ApiModule = {
  routes: guestsRoutes,
  models: [
    {
      model: GuestModel,
      exported: {
        as: 'guests',
        what: 'Guests of this season',
        without: { ...NAME_KEYS, phone: CONTACT, emergency: CONTACT },
      },
      // Personal data is erased after the season, but the trail is kept longer, so it records only that it
      // changed.
      audited: {
        kind: 'guest',
        values: ['host', 'waiver'],
        texts: ['name', 'phone', 'emergency', 'homeClub'],
      },
    },
  ],
  retention: [{ name: 'guests', days: 0, forget: forgetGuests }],
  erase: ({ _id }, session) => eraseGuestsOf(_id, session),
  about: async ({ _id }) => ({
    guests: withoutMachineFields(await GuestModel.find({ host: _id }).sort({ nameKey: 1, _id: 1 }).lean()),
  }),
};
