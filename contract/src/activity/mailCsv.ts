import { groupThousands } from '../sorties/miles.ts';

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

export const MAIL_CALLS_NEEDED = `Choose 1 to ${MAIL_CALLS_MAX} files, each only once.`;
export const noFileToMail = (call: string): string => `${call} is not a file that can be mailed.`;
export const MAIL_TOO_LARGE = `An email has room for ${groupThousands(MAIL_ROWS_MAX)} lines. Choose fewer files.`;
export const mailedText = (email: string, files: readonly string[]): string =>
  `${files.join(', ')} is on its way to ${email}.`;
export const sheetsMailSubject = (club: string, day: string): string => `${club}: spreadsheets of ${day}`;
export const sheetsMailText = (name: string, files: readonly string[]): string =>
  `Dear ${name},\n\nhere are the spreadsheets you asked for:\n\n${files.map((file) => `- ${file}`).join('\n')}\n`;
