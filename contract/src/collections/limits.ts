/** Most collections that one remote declares. */
export const COLLECTIONS_MAX = 10;
/** Bytes of all of them, as JSON. */
export const COLLECTIONS_BYTES_MAX = 64 * 1_024;
/** Properties of a record. */
export const PROPERTIES_MAX = 30;
/** Characters of the name of a collection or a property. */
export const COLLECTION_NAME_MAX = 40;
export const COLLECTION_TITLE_MAX = 60;
/** Characters of a text, items of a list, and values of an enum. */
export const TEXT_LENGTH_MAX = 8_192;
export const LIST_ITEMS_MAX = 500;
export const ENUM_VALUES_MAX = 100;
/** Days for which a record is kept after its last change. */
export const KEEP_DAYS_MAX = 3_650;
/** Bytes of one record's value, as JSON. */
export const RECORD_BYTES_MAX = 8_192;
/** Most records of one module in one club, and bytes of their values. */
export const MODULE_RECORDS_MAX = 20_000;
export const MODULE_BYTES_MAX = 16 * 1_024 * 1_024;
/** Share of those that one member may create, so that a single member cannot fill a module. */
export const MEMBER_RECORDS_MAX = MODULE_RECORDS_MAX / 10;
export const MEMBER_BYTES_MAX = Math.floor(MODULE_BYTES_MAX / 10);
/** Records on one page. */
export const PAGE_RECORDS_MAX = 500;
export const PAGE_RECORDS = 100;
