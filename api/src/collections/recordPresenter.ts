import type { ModuleRecord } from '@fleetwatch/contract/collections/wire';
import { clubText } from '../platform/club/clock.ts';
import type { ModuleRecordRecord } from './ModuleRecord.ts';

export const presentRecord = ({
  _id,
  value,
  by,
  at,
  changedAt,
  revision,
}: ModuleRecordRecord): ModuleRecord => ({
  _id: String(_id),
  value,
  by: by && String(by),
  at: clubText(at),
  changedAt: clubText(changedAt),
  revision,
});
