import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { confirmCoach } from '../accounts/commands/confirmCoach.ts';
import { ClubModel, type ClubRecord } from '../clubs/Club.ts';
import { forgetClubs, inClub } from '../clubs/clubDirectory.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { sweepMedia } from '../media/commands/sweepMedia.ts';
import { MemberModel } from '../members/Member.ts';
import { ApiError } from '../platform/errors.ts';
import { CALENDAR_SEASON_START } from '@fleetwatch/contract/time/season';
import { rebuildTotals } from '../sorties/commands/rebuildTotals.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { backUp, restore, type Counts } from './backup.ts';
import { eraseMember } from './eraseMember.ts';
import { copyMedia, exportMember } from './exportMember.ts';
import { findClub, findMemberForAdmin } from './findForAdmin.ts';
import { importBoats } from './importBoats.ts';
import { importMembers } from './importMembers.ts';
import { refuseClub, setClub } from './setClub.ts';

const OPTIONS = {
  club: { type: 'string' },
  name: { type: 'string' },
  'password-file': { type: 'string' },
  timezone: { type: 'string' },
  'season-start': { type: 'string' },
  'coach-approval': { type: 'string' },
  'kiosk-pairing': { type: 'string' },
  host: { type: 'string', multiple: true },
  default: { type: 'boolean' },
  write: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Options = ReturnType<typeof parse>['values'];
type Write = (line: string) => void;

interface Command {
  usage: string;
  what: string;
  /** Words after its name, at most. */
  takes: number;
  run(given: readonly string[], options: Options, write: Write): Promise<void>;
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}

function needed(value: string | undefined, name: string): string {
  if (value === undefined) throw new AdminRefusal(`Say ${name}.`);
  return value;
}

/** The first line of a file, `-` for standard input: a password on the command line is for every user to see. */
function passwordOf(options: Options): string | undefined {
  const file = options['password-file'];
  if (file === undefined) return undefined;
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').split(/\r?\n/)[0] ?? '';
  } catch {
    throw new AdminRefusal(`${file} cannot be read.`);
  }
}

function yesOrNo(options: Options, name: 'coach-approval' | 'kiosk-pairing'): boolean | undefined {
  const value = options[name];
  if (value === undefined) return undefined;
  if (value !== 'yes' && value !== 'no') throw new AdminRefusal(`--${name} is yes or no.`);
  return value === 'yes';
}

const sum = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0);

/** Runs in the club that `--club` names, or the only one. */
async function inNamedClub<Result>(
  options: Options,
  work: (club: ClubRecord) => Promise<Result>,
): Promise<Result> {
  const club = await findClub(options.club);
  return inClub(club._id, () => work(club));
}

const importing = (
  what: string,
  importFile: (path: string, isForReal: boolean) => Promise<number>,
): Command['run'] =>
  async function run([file], options, write) {
    const path = needed(file, 'which CSV file');
    const isForReal = options.write === true;
    const count = await inNamedClub(options, () => importFile(path, isForReal));
    write(
      isForReal
        ? `${count} ${what} imported.`
        : `${count} ${what} could be imported; nothing was written. Add --write to do it.`,
    );
  };

const COMMANDS: Record<string, Command> = {
  clubs: {
    takes: 0,
    usage: 'clubs',
    what: 'List the clubs.',
    async run(_given, _options, write) {
      const clubs = await ClubModel.find().sort({ name: 1, _id: 1 }).lean<ClubRecord[]>();
      for (const { _id, name, prefix, timezone, seasonStart, isDefault } of clubs) {
        write(
          `${name} (${prefix}) ${timezone}, season from ${seasonStart}, ${String(_id)}${isDefault ? ', default' : ''}`,
        );
      }
      if (clubs.length === 0) write('There is no club yet.');
    },
  },
  'create-club': {
    takes: 0,
    usage:
      'create-club --name NAME --password-file FILE --timezone ZONE [--season-start MM-DD] [--host NAME]… [--default]',
    what: 'Make a club with its documented groups and workout types. FILE - is standard input.',
    async run(_given, options, write) {
      const name = needed(options.name, 'the club’s --name');
      const password = needed(passwordOf(options), 'where its password is, with --password-file');
      const timezone = needed(options.timezone, 'its --timezone');
      const seasonStart = options['season-start'] ?? CALENDAR_SEASON_START;
      refuseClub({ name, password, timezone, seasonStart });
      const hosts = options.host ?? [];
      const isDefault = options.default === true || (await ClubModel.countDocuments()) === 0;
      const club = await createClub({ name, password, timezone, seasonStart, hosts, isDefault });
      write(`${club.name} is there; its password begins with ${club.prefix}. Id ${String(club._id)}.`);
    },
  },
  'set-club': {
    takes: 0,
    usage:
      'set-club [--club CLUB] [--name NAME] [--password-file FILE] [--timezone ZONE] [--season-start MM-DD] [--coach-approval yes|no] [--kiosk-pairing yes|no]',
    what: 'Change a club. A new first day of the season works all totals out again; with kiosk pairing, a coach pairs each tablet.',
    async run(_given, options, write) {
      const club = await findClub(options.club);
      await setClub(club, {
        name: options.name,
        password: passwordOf(options),
        timezone: options.timezone,
        seasonStart: options['season-start'],
        coachApproval: yesOrNo(options, 'coach-approval'),
        kioskPairing: yesOrNo(options, 'kiosk-pairing'),
      });
      write(`${club.name} is changed.`);
    },
  },
  'make-coach': {
    takes: 1,
    usage: 'make-coach MEMBER [--club CLUB]',
    what: 'Give a member a coach’s rights. MEMBER is a name, an e-mail address or an id.',
    async run([named], options, write) {
      await inNamedClub(options, async () => {
        const member = await findMemberForAdmin(named);
        if (!member.isActive) throw new AdminRefusal(`${member.name} has left the club.`);
        await MemberModel.updateOne({ _id: member._id }, { $set: { coachRights: 'active' } });
        write(`${member.name} is a coach, from their next sign-in or in fifteen minutes.`);
      });
    },
  },
  'confirm-coach': {
    takes: 1,
    usage: 'confirm-coach MEMBER [--club CLUB]',
    what: 'Confirm a member who asked to be a coach.',
    async run([named], options, write) {
      await inNamedClub(options, async () => {
        const member = await findMemberForAdmin(named);
        await confirmCoach(String(member._id));
        write(`${member.name} is confirmed.`);
      });
    },
  },
  'import-members': {
    takes: 1,
    usage: 'import-members FILE.csv [--club CLUB] [--write]',
    what: 'Columns name, email, group and, if you like, coach (yes or no). Without --write it only looks.',
    run: importing('members', importMembers),
  },
  'import-boats': {
    takes: 1,
    usage: 'import-boats FILE.csv [--club CLUB] [--write]',
    what: 'Columns name, class and, if you like, description and miles. Without --write it only looks.',
    run: importing('boats', importBoats),
  },
  'rebuild-totals': {
    takes: 0,
    usage: 'rebuild-totals [--club CLUB]',
    what: 'Work the season’s totals out from the sorties.',
    async run(_given, options, write) {
      const rows = await inNamedClub(options, () => rebuildTotals());
      write(`${rows} totals are worked out.`);
    },
  },
  'sweep-media': {
    takes: 0,
    usage: 'sweep-media [--club CLUB]',
    what: 'Remove files older than a day that no tweet and no member shows; servers do so daily.',
    async run(_given, options, write) {
      const removed = await inNamedClub(options, () => sweepMedia());
      write(`Files removed: ${removed}.`);
    },
  },
  backup: {
    takes: 1,
    usage: 'backup FOLDER',
    what: 'Write all clubs, and the media on this disk, into a new folder.',
    async run([folder], _options, write) {
      const counts = await backUp(needed(folder, 'into which folder'));
      write(`${sum(counts)} documents are in ${folder ?? ''}.`);
    },
  },
  restore: {
    takes: 1,
    usage: 'restore FOLDER',
    what: 'Fill an empty database from a backup.',
    async run([folder], _options, write) {
      const counts = await restore(needed(folder, 'from which folder'));
      forgetClubs();
      write(`${sum(counts)} documents are restored.`);
    },
  },
  'export-member': {
    takes: 2,
    usage: 'export-member MEMBER FILE.json [--club CLUB]',
    what: 'Write everything that is kept about a member into a file, for them.',
    async run([named, file], options, write) {
      const path = needed(file, 'into which file');
      await inNamedClub(options, async () => {
        const kept = await exportMember(await findMemberForAdmin(named));
        writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
        const folder = `${path.replace(/\.json$/, '')}-media`;
        const copied = await copyMedia(kept, folder);
        write(
          copied === 0 ? `Written to ${path}.` : `Written to ${path}, and ${copied} pictures to ${folder}.`,
        );
      });
    },
  },
  'erase-member': {
    takes: 1,
    usage: 'erase-member MEMBER [--club CLUB] [--write]',
    what: 'Erase a member: the name goes, the boats’ miles stay. Without --write it only says whom.',
    async run([named], options, write) {
      await inNamedClub(options, async () => {
        const member = await findMemberForAdmin(named);
        if (options.write !== true) {
          write(`${member.name} (${String(member._id)}) would be erased for good. Add --write to do it.`);
          return;
        }
        await eraseMember(member);
        write(`${String(member._id)} is erased.`);
      });
    },
  },
};

function help(write: Write): void {
  write('npm run admin -- COMMAND');
  for (const { usage, what } of Object.values(COMMANDS)) write(`\n  ${usage}\n      ${what}`);
}

/**
 * Runs one command of the command line; the database must be open. Answers the exit code: 0 done, 1 refused, 2 not
 * understood. Whatever is refused has changed nothing.
 */
export async function runAdmin(args: readonly string[], write: Write): Promise<0 | 1 | 2> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    write(error instanceof Error ? error.message : String(error));
    return 2;
  }
  const { values, positionals } = parsed;
  const [name, ...given] = positionals;
  const command = name === undefined ? undefined : COMMANDS[name];
  if (values.help === true || !command) {
    help(write);
    return values.help === true ? 0 : 2;
  }
  if (given.length > command.takes) {
    write(`Not understood: ${given.slice(command.takes).join(' ')}. It is ${command.usage}`);
    return 2;
  }
  try {
    await command.run(given, values, write);
    return 0;
  } catch (error) {
    if (error instanceof AdminRefusal) for (const line of error.lines) write(line);
    else if (error instanceof ApiError) write(error.message);
    else throw error;
    return 1;
  }
}
