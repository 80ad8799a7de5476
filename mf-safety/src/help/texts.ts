export const emergencyCall = (phone: string): string => `Emergency: ${phone}`;
export const boatNotice = (boat: string, text: string): string => `${boat}: ${text}`;
export const DO_YOU_NEED_HELP = 'Do you need help?';
export const ALERT_OFFICERS = 'Alert the officers';
export const CALL_FIRST =
  'If you are in danger, call first. The duty team and safety officers are notified as soon as this device has a network.';
export const BOAT = 'Boat';
