export const TIME_LEFT_TODAY = 'Time left today';
export const LANDED = 'Landed';
export const MY_STATUS = 'My status';
export const STATUS = 'Status';
export const WAITING_TO_BE_SENT = '(waiting to be sent)';
export const LEFT_UNTIL_END_OF_DAY = 'left until 11:59:59 pm';
