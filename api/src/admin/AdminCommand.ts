import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ClubRecord } from '../clubs/Club.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { findClub } from './findForAdmin.ts';
import { cannotRead, missingOption, yesOrNoNeeded } from './texts.ts';

/** Options that every command accepts. */
const OPTIONS = {
  club: { type: 'string' },
  name: { type: 'string' },
  'password-file': { type: 'string' },
  timezone: { type: 'string' },
  'season-start': { type: 'string' },
  'coach-approval': { type: 'string' },
  'group-approval': { type: 'string' },
  'kiosk-pairing': { type: 'string' },
  colours: { type: 'string' },
  blade: { type: 'string' },
  place: { type: 'string' },
  crest: { type: 'string' },
  features: { type: 'string' },
  unit: { type: 'string' },
  'auto-credit-late-hours': { type: 'string' },
  'miles-stay-open': { type: 'string' },
  host: { type: 'string', multiple: true },
  default: { type: 'boolean' },
  since: { type: 'string' },
  csv: { type: 'boolean' },
  out: { type: 'string' },
  repair: { type: 'boolean' },
  write: { type: 'boolean' },
  answers: { type: 'string' },
  help: { type: 'boolean' },
} as const;

export type Options = ReturnType<typeof parseOptions>['values'];
export type Write = (line: string) => void;

export interface Command {
  usage: string;
  summary: string;
  /** Maximum number of arguments after the command's name. */
  argumentCount: number;
  run(given: readonly string[], options: Options, write: Write): Promise<void>;
}

export function parseOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}

export function requiredOption(value: string | undefined, name: string): string {
  if (value === undefined) throw new AdminRefusal(missingOption(name));
  return value;
}

/**
 * Reads the first line of a file, or of standard input for `-`. A password on the command line would be
 * visible to every user.
 */
export function passwordOf(options: Options): string | undefined {
  const file = options['password-file'];
  if (file === undefined) return undefined;
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').split(/\r?\n/)[0] ?? '';
  } catch {
    throw new AdminRefusal(cannotRead(file));
  }
}

export function yesOrNo(
  options: Options,
  name: 'coach-approval' | 'group-approval' | 'kiosk-pairing' | 'miles-stay-open',
): boolean | undefined {
  const value = options[name];
  if (value === undefined) return undefined;
  if (value !== 'yes' && value !== 'no') throw new AdminRefusal(yesOrNoNeeded(name));
  return value === 'yes';
}

/** Runs in the club that `--club` names, or in the only club. */
export async function inNamedClub<Result>(
  options: Options,
  work: (club: ClubRecord) => Promise<Result>,
): Promise<Result> {
  const club = await findClub(options.club);
  return inClub(club._id, () => work(club));
}
