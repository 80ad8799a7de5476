/**
 * Actual time of a write that waited on a device for the network: an instant in UTC, '2026-05-01T11:12:09.000Z', by the
 * server's clock (the device adds the difference). Without it, a write happens when it arrives.
 */
export const HAPPENED_AT_HEADER = 'Fleetwatch-Happened-At';
/** Most time by which an instant may be in the future of the server's clock; it then counts as now, because clocks differ. */
export const HAPPENED_AHEAD_MAX_MS = 60_000;
/** Days after which a write is refused: by then others have relied on the log without it, and a person must enter it. */
export const HAPPENED_AGO_MAX_DAYS = 7;
