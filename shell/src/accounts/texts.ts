import { momentText } from '@fleetwatch/contract/time/momentText';
import { RESET_KEY_MINUTES } from '@fleetwatch/contract/accounts/limits';
import { NETWORK_REFUSED } from '@fleetwatch/contract/errors/texts';
import { CALENDARS_ENDED } from '@fleetwatch/contract/accounts/texts';
import { counted } from '@fleetwatch/contract/texts/counted';
import { type LocalDateText, type LocalDateTimeText } from '@fleetwatch/contract/time/localText';

export const URL_HINT = 'Optional. Your page, starting with https://';
export const ABOUT_ME_URL = 'About me URL';
export const OPTIONAL = 'Optional';
export const ABOUT_ME = 'About me';
export const CONSENT_HINT = "Until an officer records your guardian's consent, every launch shows a warning.";
export const GUARDIAN_CONSENTS = 'My guardian consents to my rowing here';
export const GUARDIAN_EMAIL = "Guardian's email";
export const GUARDIAN_HINT = 'First and last name of a parent or legal guardian';
export const GUARDIAN = 'Guardian';
export const BIRTH_DATE_HINT = 'You can add it later. No one sees it, only whether you are under 18.';
export const BIRTH_DATE = 'Birth date';
export const PROFILE = 'Profile';
export const OTHER_PAGES = 'Other account pages';
export const CONFIRM_ADDRESS = 'Confirm this address';
export const CONFIRM_KEY_HINT = 'From the email. If you followed the link, it is already filled in.';
export const KEY = 'Key';
export const KEY_NEEDED = 'Enter the key from the email.';
export const SIGN_OUT_EFFECT =
  'Signing in there again requires your password. If someone else might know it, change it too.';
export const SIGN_OUT_THERE = 'Sign out';
export const signOutDevice = (device: string): string => `Sign out ${device}`;
export const SIGN_OUT_ELSEWHERE = 'Sign out everywhere else';
export const deviceFacts = (
  started: LocalDateTimeText,
  seen: LocalDateTimeText,
  isPushedTo: boolean,
  today: LocalDateText | undefined,
): string =>
  `Signed in ${momentText(started, today)} · last seen ${momentText(seen, today)}${isPushedTo ? ' · gets notifications' : ''}`;
export const YOUR_DEVICES = 'Your devices';
export const DEVICES_HINT = 'You are signed in on these devices. Sign out any that you have lost or lent.';
export const LOADING_DEVICES = 'Loading your devices…';
export const deviceSignedOut = (device: string): string => `${device} was signed out.`;
export const OTHERS_SIGNED_OUT = 'You are now signed in only on this device.';
export const notConfirmed = (email: string): string =>
  `${email} is not confirmed yet. Follow the link we emailed you. Until then, we send no spreadsheets or account notices to this address.`;
export const SEND_LINK_AGAIN = 'Send the link again';
export const HINT_HINT = 'Reminds you of the password without giving it away';
export const PASSWORD_RULES =
  'At least 8 characters, with a lowercase letter, an uppercase letter, a digit and one of !@#$%^&*';
export const GET_NEW_CALENDARS = 'Get new ones';
export const PASSWORD_CHANGED = `Your password was changed. Use the new one from now on. Your other devices were signed out. ${CALENDARS_ENDED}`;
export const CHANGE_PASSWORD = 'Change Password';
export const NEW_HINT = 'New hint';
export const CONFIRM_PASSWORD = 'Confirm password';
export const NEW_PASSWORD = 'New password';
export const OLD_PASSWORD = 'Old password';
export const REGISTER = 'Register';
export const RESET = 'Reset';
export const hintFor = (name: string): string => `Hint for ${name}:`;
export const noHint = (name: string): string =>
  `No hint is stored on this device for ${name}. Hints stay on the device where you signed in.`;
export const SHOW_HINT = 'Show hint';
export const FULL_NAME_HINT = 'The full name you sign in with';
export const NAME = 'Name';
export const REQUEST_ANOTHER_KEY = 'Request another key';
export const CANCEL = 'Cancel';
export const REPEAT_NEW_PASSWORD = 'Repeat new password';
export const RESET_KEY_HINT = `From the email. It works once, within ${RESET_KEY_MINUTES} minutes.`;
export const CURRENT_PASSWORD_HINT = 'To confirm that it is you';
export const CURRENT_PASSWORD = 'Current password';
export const CHOOSE_A_GROUP = 'Choose a user group';
export const USER_GROUP = 'User group';
export const EMAIL = 'Email';
export const PROFILE_TABS = 'Profile sections';
export const DEVICES = 'Devices';
export const PASSWORD = 'Password';
export const HAVE_A_KEY = 'I have a key';
export const REQUEST_KEY = 'Request key';
export const RESET_EMAIL_HINT = 'The address in your profile. We will email the key there.';
export const REQUEST_RESET_KEY = 'Request a reset key';
export const TOO_MANY_REFUSALS =
  'Name and password were refused more than ten times. Use Password Hint to see your hint, or Reset to get a new password by email.';
export const OK = 'OK';
export const NAME_OR_EMAIL_HINT = 'Your full name or email';
export const unsentChanges = (count: number): string =>
  `${counted(count, 'change has', 'changes have')} not been sent yet. Unsent changes stay on this device, and no one else who signs in here can see or send them. They are sent when you sign in here again. Until then, the club does not know about them.`;
export const SIGN_OUT_KEEP_CHANGES = 'Sign out, keep changes here';
export const STAY_SIGNED_IN = 'Stay signed in';
export const NOT_ALL_SENT = 'Not everything has been sent';
export const SIGN_OUT = 'Sign Out';
export const COACH = 'Coach';
export const PASSWORD_HINT_LABEL = 'Password hint';
export const LOG_NAME_HINT = 'First and last name, as shown in the log';
export const FULL_NAME = 'Full name';
export const CLUB_PASSWORD_HINT = 'Ask at your boathouse. You need it to join.';
export const CLUB_PASSWORD = 'Club password';
export const NO = 'No';
export const YES = 'Yes';
export const MEMBER_SIGN_IN = 'Already a member? Sign In';
export const USER_GROUPS_MISSING = `User groups could not be loaded. ${NETWORK_REFUSED}`;
export const TRY_AGAIN = 'Try again';
export const PASSWORD_RESET_DONE = 'Your password was reset.';
export const PROFILE_CHANGED = 'Your profile was changed.';
export const welcome = (firstName: string): string => `Welcome, ${firstName}!`;
/** Shown beside the name of a device. */
export const THIS_DEVICE = '(this device)';
/** Reasons for the confirmation before signing out. */
export const photosLost = (count: number): string =>
  `${counted(count, 'photo of a damage report has', 'photos of damage reports have')} not been uploaded yet. Signing out deletes ${count === 1 ? 'it' : 'them'}.`;

/** Purpose of each account form, as its failure texts name it (rule account.sign-up-failures). */
const ACTIONS = {
  confirmEmail: 'Email confirmation',
  signUp: 'User registration',
  changePassword: 'Password change',
  changeProfile: 'Profile change',
  requestResetKey: 'Reset key request',
  resetPassword: 'Password reset',
} as const;
export type AccountAction = keyof typeof ACTIONS;

const failed = (action: AccountAction): string => `Sorry :-( ${ACTIONS[action]} experienced a failure`;
export const actionFailed = (action: AccountAction): string => `${failed(action)}.`;
export const sendingFailed = (action: AccountAction): string => `${failed(action)} on the sending trip.`;
export const receivingFailed = (action: AccountAction): string => `${failed(action)} on the receiving trip.`;
