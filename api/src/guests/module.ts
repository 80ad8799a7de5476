import type { ApiModule } from '../ApiModule.ts';
import { readable } from '../platform/database/readable.ts';
import { eraseGuestsOf } from './commands/forgetGuests.ts';
import { forgetGuests } from './commands/forgetGuests.ts';
import { GuestModel } from './Guest.ts';
import { guestsRoutes } from './guestsRoutes.ts';

export const guestsModule: ApiModule = {
  routes: guestsRoutes,
  models: [GuestModel],
  retention: [{ name: 'guests', days: 0, forget: forgetGuests }],
  erase: ({ _id }, session) => eraseGuestsOf(_id, session),
  about: async ({ _id }) => ({
    guests: readable(await GuestModel.find({ host: _id }).sort({ nameKey: 1, _id: 1 }).lean()),
  }),
};
