export const ANOTHER_DATE = 'Another date';
export const IN_MY_CALENDAR = 'In my calendar';
export const MORE = 'More';
export const PREVIOUS_WEEK = 'Previous week';
export const NEXT_WEEK = 'Next week';
export const TODAY = 'Today';
export const THIS_WEEK = 'This week';
export const DAYS_AND_FILES = 'Days and files';
