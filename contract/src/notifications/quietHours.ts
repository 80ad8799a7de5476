/** Hours of the club's day in which neither a push nor a mail is sent (rule notify.quiet); `from` may be after `until`, across midnight. */
export interface QuietHours {
  /** 'HH:MM' */
  from: string;
  /** 'HH:MM', the first minute that is not quiet. */
  until: string;
}

export const DEFAULT_QUIET_HOURS: QuietHours = { from: '21:30', until: '06:00' };

/** Whether a minute of the club's day, as 'HH:MM', is within quiet hours. Equal ends are no quiet hours. */
export function isQuiet({ from, until }: QuietHours, time: string): boolean {
  return from <= until ? from <= time && time < until : time >= from || time < until;
}
