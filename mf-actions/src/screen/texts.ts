export const TRY_AGAIN = 'Try again';
