export const CAN_IT_BE_ROWED = 'Can it be rowed?';
export const WHAT_IS_WRONG = 'What is wrong?';
export const WHICH_PARTS = 'Which parts?';
export const MORE_DETAILS = 'More details';
export const KIND = 'Kind';
export const WHICH_SEAT = 'Which seat?';
export const NO_SEAT = 'None';
export const BOW_SEAT = '1 (bow)';
export const WHERE_IT_HAPPENED = 'Where it happened';
export const WAS_ANYONE_HURT = 'Was anyone hurt?';
export const OTHERS_INVOLVED = 'Who else was involved';
export const OFFICERS_AND_COACHES_ONLY = 'Only officers and coaches can see this.';
export const OTHERS_CONTACT = 'How to reach them';
export const alreadyReported = (text: string): string => `Already reported: ${text}`;
export const REPORT = 'Report';
export const seeReservations = (boat: string): string => `See who has reserved ${boat}`;
export const SAVE = 'Save';
export const PHOTOS = 'Photos';
export const photoNumber = (photo: number): string => `Photo ${photo}`;
export const removePhoto = (photo: number): string => `Remove photo ${photo}`;
export const ADD_PHOTO = 'Add a photo';

/** Title of a report that waits on this device: 'Report on Kestrel: Rigger bent' */
export const reportOn = (boat: string, text: string): string => `Report on ${boat}: ${text}`;
/** For a boat whose name this device does not know. */
export const A_BOAT = 'a boat';
