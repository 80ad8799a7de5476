/** Limits of an import (rule moving.limits). */
export const FILE_BYTES_MAX = 50 * 1024 * 1024;
/** Unpacked size of a file. */
export const UNPACKED_BYTES_MAX = 200 * 1024 * 1024;
export const ENTRIES_MAX = 100;
/** Number of files in an export, whose pictures are files too. */
export const EXPORT_ENTRIES_MAX = 20_000;
/** Ratio of unpacked to packed bytes. */
export const RATIO_MAX = 100;
/** Nesting depth of efa backups; workbooks are nested deeper. */
export const XML_DEPTH_MAX = 8;
export const WORKBOOK_DEPTH_MAX = 32;
/** Total cell content of lists and workbooks. */
export const TEXT_CHARACTERS_MAX = 16_000_000;
/** Columns of a list that the club can assign. */
export const LIST_COLUMNS_MAX = 100;
export const SHEETS_MAX = 20;
/** Size of JSON files, which are read as a whole. */
export const JSON_BYTES_MAX = 4 * 1024 * 1024;
/** Bytes per upload part; the last one may be shorter. */
export const PART_BYTES = 512 * 1024;
export const PARTS_MAX = FILE_BYTES_MAX / PART_BYTES;
export const FILE_NAME_MAX = 120;
export const BOATS_MAX = 2_000;
export const PEOPLE_MAX = 20_000;
export const DAMAGES_MAX = 5_000;
export const OUTINGS_MAX = 200_000;
export const RESERVATIONS_MAX = 20_000;
/** Longest reservation in a file, from its first to its last day. */
export const RESERVED_DAYS_MAX = 31;
/** Days ahead for which reservations are imported. */
export const RESERVED_AHEAD_DAYS_MAX = 366;
/** Longer distances are considered typing errors: 500 km. */
export const HUNDREDTHS_MAX = 31_069;
export const PROBLEMS_SHOWN = 200;
/** People, and boats, whose totals a preview shows. */
export const TOTALS_SHOWN = 200;
export const SAMPLES_SHOWN = 20;
/** Days after the upload when data read from a file is erased. */
export const RETENTION_DAYS = 7;
export const UNDO_DAYS = 30;
/** Days for which an invitation's key works. */
export const INVITATION_DAYS = 30;
export const INVITED_MAX = 200;
/** Documents per transaction: a launch that comes in the meantime waits for its end, some milliseconds. */
export const BATCH = 10;
