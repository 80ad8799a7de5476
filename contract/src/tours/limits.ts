/** Limits of tours (rules tour.make, tour.legs). */
export const TOUR_NAME_MIN = 2;
export const TOUR_NAME_MAX = 60;
export const VEHICLE_MAX = 60;
export const PLACE_MAX = 40;
/** Days from the first to the last. */
export const TOUR_DAYS_MAX = 60;
/** How far ahead the first day may be, and how long ago. */
export const TOUR_AHEAD_DAYS = 366;
export const TOUR_BACK_DAYS = 7;
export const LEGS_MAX = 31;
export const TOUR_BOATS_MAX = 20;
/** Seats of a boat. */
export const TOUR_CREW_MAX = 9;
/** Tours of one organiser that are not landed. */
export const OPEN_TOURS_MAX = 5;
/** Days after the last one in which the organiser lands the tour; an officer may later. */
export const TOUR_LAND_DAYS = 14;
/** Days after the landing in which officers change legs. */
export const LEGS_CHANGE_DAYS = 30;
/** By the club's clock on the last day: from then on its boats are as others. */
export const TOUR_END = '20:00:00';
/** Tours that are over in one answer of the list. */
export const PAST_TOURS_MAX = 100;
