/** Hours of the club's day without pushes or emails (rule notify.quiet); `from` may be after `until`, across midnight. */
export interface QuietHours {
  /** 'HH:MM' */
  from: string;
  /** 'HH:MM', the first minute after quiet hours. */
  until: string;
}

export const DEFAULT_QUIET_HOURS: QuietHours = { from: '21:30', until: '06:00' };

/** Whether a minute of the club's day, as 'HH:MM', is within quiet hours. Equal ends mean none. */
export function isQuiet({ from, until }: QuietHours, time: string): boolean {
  return from <= until ? from <= time && time < until : time >= from || time < until;
}
