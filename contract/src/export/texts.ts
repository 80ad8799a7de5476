export const ONLY_RECORDS_OFFICERS = 'Only confirmed coaches and records officers can take the club’s data.';
export const EXPORT_LINK_EXPIRED = 'This download has expired. Please ask for it again.';
export const TOO_MANY_EXPORTS = 'The club’s data was taken several times just now. Please try again later.';
