/** POST /email-confirm: the key from an emailed link, which proves that its reader owns the address. */
export interface EmailConfirmBody {
  key: string;
}
export interface EmailConfirmAnswer {
  confirmed: true;
}

/** POST /email-confirm-send. */
export interface EmailConfirmSendAnswer {
  sent: true;
}

/** GET /account: the parts of the caller's account that change without their own action. */
export interface AccountState {
  email: string;
  /** Whether the member has followed an emailed link. Until then, only reset keys are sent to the address. */
  emailconfirmed: boolean;
  /** User group id. */
  group: string;
  groupmoniker: string;
  /** Name of the user group in which a coach still awaits confirmation; null for none. */
  groupwanted: string | null;
}

/** Days for which the emailed link works. */
export const CONFIRM_KEY_DAYS = 7;
/** Target of the link, with the key after '#', which browsers send to no server. */
export const CONFIRM_PATH = '/confirm_email';

export const CONFIRM_KEY_REFUSED =
  'This link is invalid or has expired. Sign in and request a new one from your profile.';
export const EMAIL_CONFIRMED_ALREADY = 'This email address is already confirmed.';
export const EMAIL_NOT_CONFIRMED =
  'Your email address is not confirmed yet. Follow the link in the email we sent, or send it again from your profile.';
export const EMAIL_CONFIRMED = 'Your email address is confirmed.';
export const confirmLinkSent = (email: string): string => `A link is on its way to ${email}.`;

export const confirmMailSubject = (club: string): string => `${club}: confirm your email address`;
/** @param link null if the portal's address is not configured */
export const confirmMailText = (name: string, club: string, key: string, link: string | null): string =>
  `Hello ${name},

this address was entered as yours at ${club}. To confirm it, ${
    link === null ? `open ${CONFIRM_PATH} there and enter the key` : 'follow this link'
  }:

    ${link ?? key}

It works once, within ${CONFIRM_KEY_DAYS} days. If it was not you, ignore this
email: we will not send another.
`;
