export const ABOUT_MEMBER = 'About Member';
export const AUDIT = 'Audit';
export const CLUB = 'Club';
export const CLUB_DATA = "The club's data";
export const IMPORT = 'Import';
export const OFFICERS = 'Officers';
export const USER_GROUP = 'User group';
