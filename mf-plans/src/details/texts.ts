export const CLOSE = 'Close';
