export const CANCEL = 'Cancel';
export const launchOwnBoat = (boats: string): string =>
  `This plan has ${boats}. Launch the boat you sit in? Crews in other boats launch their own.`;
export const launchBoats = (boats: string): string => `Launch ${boats} with the crew of this plan?`;
export const LAUNCH_BOATS = 'Launch boats';
export const backAt = (time: string): string => `Back at ${time}`;
export const CHANGE_RETURN = 'Change return time';
