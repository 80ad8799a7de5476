export const FEED_TITLE = 'Plans in my calendar';
export const FEED_INTRO =
  'Subscribe to an address in your calendar app, and it shows the plans. Anyone who has the address can read them: revoke it if the wrong person gets it. A new password revokes every address.';
export const GET_ADDRESS = 'Get address';
export const NO_ADDRESSES = 'No calendar addresses yet.';
export const calendarOf = (group: string): string => `Calendar: ${group}`;
export const COPY_ADDRESS = 'Copy address';
export const ADDRESS_COPIED = 'Address copied.';
export const COPY_BLOCKED = 'This browser blocks copying. Copy the address by hand.';
export const REVOKE_ADDRESS = 'Revoke address';
