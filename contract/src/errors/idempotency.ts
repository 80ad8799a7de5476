/** A write repeated with the same key has one effect and gives the first answer again (rule launch.repeat). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Keys are chosen by the device: 16 to 64 of letters, digits, dash and underscore. */
export const IDEMPOTENCY_KEY_PATTERN = /^[A-Za-z0-9_-]{16,64}$/;
