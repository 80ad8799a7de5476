/**
 * Reason why a message did not reach a member: no device and no confirmed address, refused permanently, or not accepted in
 * time.
 */
export const DELIVERY_FAILURES = ['no_address', 'refused', 'unreachable'] as const;

export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];
