/** POST /mail-csv: the CSV calls whose files a member emails to themself (rule csv.mail). */
export interface MailCsvBody {
  /** Call paths, such as `/fleet-csv/all/2` or `/usermonthly-csv/…/05?year=2026`, without repeats. */
  calls: string[];
}

export interface MailCsvAnswer {
  /** Names of the spreadsheets in the zip. */
  files: string[];
}

export const MAIL_CALLS_MAX = 20;
/** Total size of all spreadsheets. */
export const MAIL_ROWS_MAX = 10_000;
