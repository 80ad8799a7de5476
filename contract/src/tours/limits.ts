/** Limits of tours (rules tour.make, tour.legs). */
export const TOUR_NAME_MIN = 2;
export const TOUR_NAME_MAX = 60;
export const VEHICLE_MAX = 60;
export const PLACE_MAX = 40;
/** Days from the first to the last. */
export const TOUR_DAYS_MAX = 60;
/** Most days of the first day in the future, and in the past. */
export const TOUR_AHEAD_DAYS = 366;
export const TOUR_BACK_DAYS = 7;
export const LEGS_MAX = 31;
export const TOUR_BOATS_MAX = 20;
/** Most seats of a boat. */
export const TOUR_CREW_MAX = 9;
/** Most tours of one organizer that are not landed. */
export const OPEN_TOURS_MAX = 5;
/** Days after the last one in which the organizer can land the tour; an officer can do so later. */
export const TOUR_LAND_DAYS = 14;
/** Days after the landing in which officers can change legs. */
export const LEGS_CHANGE_DAYS = 30;
/** Time by the club's clock on the last day after which its boats are treated like others. */
export const TOUR_END = '20:00:00';
/** Most past tours in one answer of the list. */
export const PAST_TOURS_MAX = 100;
