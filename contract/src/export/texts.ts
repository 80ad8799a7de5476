export const ONLY_RECORDS_OFFICERS =
  "Only confirmed coaches and records officers can export the club's data.";
export const EXPORT_LINK_EXPIRED = 'This download has expired. Request it again.';
export const TOO_MANY_EXPORTS = "The club's data was just exported several times. Try again later.";
