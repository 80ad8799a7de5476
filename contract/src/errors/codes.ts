/**
 * A refusal from the API: `[text for a person, machine code]` (rule portal.errors). `invalid:<field>` and `taken:<field>` name
 * the refused field, so a form can show the text beside it.
 */
export type ErrorBody = readonly [text: string, code: ErrorCode];

/** Machine codes with their HTTP statuses, except for the documented rejections that come as 200. */
export const ERROR_STATUS = {
  bad_request: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  signed_out: 401,
  credentials_refused: 401,
  landing_token_refused: 401,
  tablet_unpaired: 401,
  forbidden: 403,
  coaches_only: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_launched: 409,
  dry_docked: 409,
  rule_warns: 409,
  feature_off: 404,
  decommissioned: 409,
  not_out: 409,
  boat_out: 409,
  land_first: 409,
  newer_version: 409,
  log_full: 409,
  not_cleared: 409,
  banned: 409,
  minors_alone: 409,
  alert_over: 409,
  clearance_used: 409,
  clearances_full: 409,
  conditions_stop: 409,
  flags_full: 409,
  already_revoked: 409,
  import_problems: 409,
  import_state: 409,
  import_too_old: 409,
  damage_moved: 409,
  damage_full: 409,
  damage_open: 409,
  protected_name: 409,
  not_late: 409,
  not_forgotten: 409,
  user_group_inactive: 409,
  upload_refused: 403,
  link_expired: 403,
  media_name_taken: 409,
  nothing_changed: 409,
  correction_decided: 409,
  corrections_full: 409,
  correction_too_late: 409,
  not_pending: 409,
  email_unconfirmed: 409,
  email_confirmed: 409,
  boat_reserved: 409,
  reservation_held: 409,
  reservation_over: 409,
  reservation_moved: 409,
  reservations_full: 409,
  guest_outings: 409,
  guests_full: 409,
  tour_state: 409,
  tours_full: 409,
  records_full: 409,
  boat_free: 409,
  already_joined: 409,
  not_joined: 409,
  plan_over: 409,
  crew_launches: 409,
  nobody_joined: 409,
  plan_full: 409,
  not_boarding: 409,
  no_boats: 409,
  crew_too_large: 409,
  tablet_paired: 409,
  pairing_not_needed: 409,
  key_reused: 422,
  club_password_refused: 422,
  too_many_tries: 429,
  internal: 500,
  busy: 503,
  database_unreachable: 503,
} as const satisfies Record<string, number>;

export type PlainErrorCode = keyof typeof ERROR_STATUS;
export type FieldErrorCode = `invalid:${string}` | `taken:${string}`;
export type ErrorCode = PlainErrorCode | FieldErrorCode;

/** Returns the HTTP status of a code: 422 for an invalid field, 409 for a taken one. */
export function statusOfCode(code: ErrorCode): number {
  if (code.startsWith('invalid:')) return 422;
  if (code.startsWith('taken:')) return 409;
  return ERROR_STATUS[code as PlainErrorCode];
}

/** Returns the field that an error names, or null: `fieldOfCode('invalid:email') === 'email'`. */
export function fieldOfCode(code: string): string | null {
  const match = /^(?:invalid|taken):(.+)/.exec(code);
  return match?.[1] ?? null;
}

/** Whether an answer is a rejection: an array of exactly two strings (rule portal.errors). */
export function isErrorBody(answer: unknown): answer is ErrorBody {
  return (
    Array.isArray(answer) &&
    answer.length === 2 &&
    typeof answer[0] === 'string' &&
    typeof answer[1] === 'string'
  );
}
