import { MEMBER_RECORDS_MAX, MODULE_RECORDS_MAX } from './limits.ts';

export const MODULES_OFF = 'This club does not use modules of club teams.';
export const COLLECTION_NOT_FOUND = 'There is no such collection.';
export const RECORD_NOT_FOUND = 'This record is not there.';
export const NOT_YOUR_RECORD = 'This record is another member’s.';
export const RECORD_CHANGED = 'This record was changed since you opened it. Open it again.';
export const RECORD_ID_TAKEN = 'There is a record with this id.';
export const MODULE_FULL = `This module has ${MODULE_RECORDS_MAX.toLocaleString('en-US')} records, which is the most. Delete some first.`;
export const MODULE_TOO_LARGE = 'The records of this module are as large as they may be. Delete some first.';
export const SHARE_FULL = `A member makes at most ${MEMBER_RECORDS_MAX.toLocaleString('en-US')} records in this module. Delete some first.`;
export const SHARE_TOO_LARGE =
  'One member’s records in this module are as large as they may be. Delete some first.';
export const recordTooLarge = (maxBytes: number): string =>
  `A record has at most ${maxBytes.toLocaleString('en-US')} bytes. Shorten it.`;
