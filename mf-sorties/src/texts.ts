export const USER_GROUPS = 'User Groups';
export const FLEET_GROUPS = 'Fleet Groups';
export const USER_ACTIVITY = 'User Activity';
export const BOAT_ACTIVITY = 'Boat Activity';
export const CORRECT = 'Correct';
export const ACTION = 'Action';
export const OUT = 'Out';
export const LATE = 'Late';
