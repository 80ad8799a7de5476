import type { ApiModule } from '../ApiModule.ts';
import { SECRET } from '../platform/database/declaredModels.ts';
import { ClubModel } from './Club.ts';
import { crestMedia } from './crest.ts';
import { clubsRoutes } from './clubsRoutes.ts';

const INSTALLATION = 'Belongs to the installation; the importing club has its own.';

export const clubsModule: ApiModule = {
  routes: clubsRoutes,
  models: [
    {
      model: ClubModel,
      exported: {
        as: 'club',
        what: "The club's settings",
        without: {
          _id: 'Recorded in the manifest.',
          name: 'Recorded in the manifest.',
          prefix: INSTALLATION,
          passwordHash: SECRET,
          hosts: INSTALLATION,
          isDefault: INSTALLATION,
          s3folder: INSTALLATION,
        },
      },
      audited: {
        kind: 'club',
        values: ['identity', 'place', 'unit', 'features', 'boatsPerSupervisor'],
        texts: ['safety', 'reservations', 'guests'],
      },
    },
  ],
  media: [crestMedia],
};
