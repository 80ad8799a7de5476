import { MEMBER_RECORDS_MAX, MODULE_RECORDS_MAX } from './limits.ts';

export const MODULES_OFF =
  'Modules of club teams are turned off for this club. A coach can turn them on (/club).';
export const COLLECTION_NOT_FOUND = 'This collection does not exist.';
export const RECORD_NOT_FOUND = 'This record no longer exists.';
export const NOT_YOUR_RECORD = 'This record belongs to another member.';
export const RECORD_CHANGED = 'This record was changed since you opened it. Open it again.';
export const RECORD_ID_TAKEN = 'A record with this id already exists.';
export const MODULE_FULL = `This module has ${MODULE_RECORDS_MAX.toLocaleString('en-US')} records, the most it can have. Delete some first.`;
export const MODULE_TOO_LARGE =
  'The records of this module have reached their size limit. Delete some first.';
export const SHARE_FULL = `A member can have at most ${MEMBER_RECORDS_MAX.toLocaleString('en-US')} records in this module. Delete some first.`;
export const SHARE_TOO_LARGE =
  'Your records in this module have reached their size limit. Delete some first.';
export const recordTooLarge = (maxBytes: number): string =>
  `A record can have at most ${maxBytes.toLocaleString('en-US')} bytes. Shorten it.`;
