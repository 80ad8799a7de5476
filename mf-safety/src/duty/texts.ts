export const DUTY = 'Duty';
export const OFFICERS = 'Officers';
export const ON_DUTY_TODAY = 'On duty today';
export const CONFIRMED_COACHES = 'The confirmed coaches';
export const NO_DUTY_PLANNED = 'No duty shifts are planned for the coming days.';
