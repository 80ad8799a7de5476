/** Limits of an import (rule moving.limits). */
export const FILE_BYTES_MAX = 50 * 1024 * 1024;
/** What a file unpacks to. */
export const UNPACKED_BYTES_MAX = 200 * 1024 * 1024;
export const ENTRIES_MAX = 100;
/** Of an export, whose pictures are files too. */
export const EXPORT_ENTRIES_MAX = 20_000;
/** Of unpacked to packed bytes. */
export const RATIO_MAX = 100;
/** Of efa; workbooks are nested deeper. */
export const XML_DEPTH_MAX = 8;
export const WORKBOOK_DEPTH_MAX = 32;
/** Of lists and workbooks: what their cells hold together. */
export const TEXT_CHARACTERS_MAX = 16_000_000;
/** Of files in JSON, which are read at once. */
export const JSON_BYTES_MAX = 4 * 1024 * 1024;
/** A file is sent in parts of so many bytes; the last one may be shorter. */
export const PART_BYTES = 512 * 1024;
export const PARTS_MAX = FILE_BYTES_MAX / PART_BYTES;
export const FILE_NAME_MAX = 120;
export const BOATS_MAX = 2_000;
export const PEOPLE_MAX = 20_000;
export const OUTINGS_MAX = 200_000;
/** Longer distances are taken for slips of the pen: 500 km. */
export const HUNDREDTHS_MAX = 31_069;
export const PROBLEMS_SHOWN = 200;
export const SAMPLES_SHOWN = 20;
/** What was read of a file is erased so many days after it was sent. */
export const RETENTION_DAYS = 7;
export const UNDO_DAYS = 30;
/** An invitation's key works for so many days. */
export const INVITATION_DAYS = 30;
export const INVITED_MAX = 200;
/** Documents written in one transaction: a launch that comes meanwhile waits for its end, some milliseconds. */
export const BATCH = 10;
