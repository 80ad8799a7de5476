/** Limits of damage reports (rules damage.report, damage.repair). */
export const DAMAGE_TEXT_MIN = 3;
export const DAMAGE_TEXT_MAX = 400;
/** Most reports rejected in one call. */
export const DAMAGES_REJECT_MAX = 50;
export const DAMAGE_PHOTOS_MAX = 6;
/** A photo as uploaded: bytes, and px of its longer side. */
export const PHOTO_BYTES_MAX = 1_000_000;
export const PHOTO_SIDE_MAX = 1_600;
export const REPAIR_TEXT_MAX = 280;
export const REPAIRS_MAX = 50;
export const REPAIR_MINUTES_MAX = 10_000;
/** In the club's currency, with cents. */
export const REPAIR_COST_MAX = 100_000;
export const DAMAGE_NOTE_MAX = 280;
export const PLACE_MAX = 80;
export const CONTACT_MAX = 120;
export const SEATS_MAX = 9;
/** Limits of a maintenance interval (rule damage.maintenance). */
export const MAINTENANCE_MILES_MAX = 10_000;
export const MAINTENANCE_DAYS_MAX = 3_650;
/** Time in which the reporter may still edit or withdraw it (rule damage.own). */
export const OWN_REPORT_MINUTES = 30;
/** Most closed reports in one answer. */
export const CLOSED_DAMAGES_MAX = 50;
