export const THIS_PAGE = 'This page';
export const SCREEN_FAILED = 'Something went wrong while showing it.';
