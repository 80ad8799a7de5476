export const NOT_FOUND = 'Not found';
export const SIGN_IN = 'Sign In';
export const SIGN_UP = 'Sign Up';
export const ABOUT = 'About';
export const INBOX = 'Inbox';
export const CHANGE_PROFILE = 'Change Profile';
export const IMAGE_CROP = 'Image Crop';
export const CONFIRM_EMAIL = 'Confirm email';
export const PASSWORD_RESET = 'Password Reset';
export const PASSWORD_HINT = 'Password Hint';
export const FLEETWATCH = 'Fleetwatch';
/** Shown in the menu and in the list of keys. */
