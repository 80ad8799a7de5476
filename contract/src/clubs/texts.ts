export const ONLY_COACHES_CHANGE_CLUB = 'Only confirmed coaches can change the club.';

/** Refusals of a club's identity, place and crest (rules club.identity, club.place, club.crest). */
export const COLOUR_INVALID = 'Enter the color as # and six digits or letters a to f, such as #12304A.';
export const BLADE_UNKNOWN = 'Choose one of the blades shown.';
export const LATITUDE_INVALID = 'Latitude goes from -90 (south) to 90 (north).';
export const LONGITUDE_INVALID = 'Longitude goes from -180 (west) to 180 (east).';
export const CREST_UNKNOWN = 'Upload the picture of the crest again.';
