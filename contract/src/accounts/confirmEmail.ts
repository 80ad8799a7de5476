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
