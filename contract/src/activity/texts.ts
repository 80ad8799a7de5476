import { groupThousands } from '../sorties/miles.ts';
import { MAIL_CALLS_MAX, MAIL_ROWS_MAX } from './mailCsv.ts';
/** Texts of the day, week and month views (rules sortie.day, sortie.weeks). Months are named by three letters: 'May'. */
/** Texts of the bar chart (rule status.dashboard). */
export const dailyActivityTitle = (month: string): string => `Daily club activity for ${month}`;
export const futureMonth = (month: string): string => `${month} is a future month!`;
export const futureDate = (month: string, day: number): string => `${month} ${day} is a future date!`;
export const FUTURE_WEEK = 'This is a future week!';
export const specifyWeek = (month: string): string => `Please specify which week of ${month}`;

export const MAIL_CALLS_NEEDED = `Choose 1 to ${MAIL_CALLS_MAX} files, each only once.`;

export const noFileToMail = (call: string): string => `${call} is not a file that can be mailed.`;

export const MAIL_TOO_LARGE = `An email has room for ${groupThousands(MAIL_ROWS_MAX)} lines. Choose fewer files.`;

export const mailedText = (email: string, files: readonly string[]): string =>
  `${files.join(', ')} ${files.length === 1 ? 'is on its' : 'are on their'} way to ${email}.`;

export const sheetsMailSubject = (club: string, day: string): string => `${club}: spreadsheets of ${day}`;

export const sheetsMailText = (name: string, files: readonly string[]): string =>
  `Dear ${name},\n\nhere are the spreadsheets you asked for:\n\n${files.map((file) => `- ${file}`).join('\n')}\n`;
