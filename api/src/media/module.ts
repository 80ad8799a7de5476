import type { ApiModule } from '../ApiModule.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { sweepUnfinished } from './commands/sweepMedia.ts';
import { mediaRoutes } from './mediaRoutes.ts';
import { UploadModel } from './Upload.ts';

const MINUTE_MS = 60_000;

export const mediaModule: ApiModule = {
  routes: mediaRoutes,
  models: [{ model: UploadModel, exported: { as: 'uploads', what: 'The file in media/ of each picture' } }],
  duties: [{ name: 'uploads', everyMs: 10 * MINUTE_MS, isOfEachProcess: true, run: sweepUnfinished }],
  about: async ({ _id }) => ({
    uploads: withoutMachineFields(await UploadModel.find({ by: _id }).sort({ askedAt: 1, _id: 1 }).lean()),
  }),
};
