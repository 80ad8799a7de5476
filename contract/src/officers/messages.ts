export const ONLY_COACHES_NAME = 'Only coaches can name officers.';
export const ONLY_OFFICERS = "Only the club's officers and coaches may do this.";
export const ROSTER_DAY = 'Please choose a day from today on, 400 days ahead at most.';
export const DUTY_MEMBERS = 'Everybody on duty must be a member of this club, 20 at most, each once.';
