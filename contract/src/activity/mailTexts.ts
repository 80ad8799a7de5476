import { groupThousands } from '../texts/groupThousands.ts';
import { MAIL_CALLS_MAX, MAIL_ROWS_MAX } from './mailCsv.ts';

/** Texts of files by email (rule csv.mail). */
export const MAIL_CALLS_NEEDED = `Choose 1 to ${MAIL_CALLS_MAX} files, each only once.`;
export const noFileToMail = (call: string): string => `${call} is not a file that can be mailed.`;
export const MAIL_TOO_LARGE = `An email has room for ${groupThousands(MAIL_ROWS_MAX)} lines. Choose fewer files.`;
export const mailedText = (email: string, files: readonly string[]): string =>
  `${files.join(', ')} ${files.length === 1 ? 'is on its' : 'are on their'} way to ${email}.`;
export const sheetsMailSubject = (club: string, day: string): string => `${club}: spreadsheets of ${day}`;
export const sheetsMailText = (name: string, files: readonly string[]): string =>
  `Dear ${name},\n\nhere are the spreadsheets you asked for:\n\n${files.map((file) => `- ${file}`).join('\n')}\n`;
