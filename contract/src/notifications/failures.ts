/** Why a message has not reached a member: no device and no confirmed address, refused for good, or not accepted in time. */
export const DELIVERY_FAILURES = ['no_address', 'refused', 'unreachable'] as const;

export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];
