export const NAME_OR_EMAIL = 'Name or email';
export const PASSWORD = 'Password';
