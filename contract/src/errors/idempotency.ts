/** A write repeated with the same key has one effect and returns the first answer again (rule launch.repeat). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Chosen by the device: 16 to 64 letters, digits, dashes and underscores. */
export const IDEMPOTENCY_KEY_PATTERN = /^[A-Za-z0-9_-]{16,64}$/;
