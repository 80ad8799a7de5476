import { ApiError } from '../platform/http/errors.ts';
import { parseOptions, type Command, type Write } from './AdminCommand.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { accessCommands } from './accessCommands.ts';
import { clubCommands } from './clubCommands.ts';
import { exportCommands } from './exportCommands.ts';
import { importCommands } from './importCommand.ts';
import { maintenanceCommands } from './maintenanceCommands.ts';
import { memberCommands } from './memberCommands.ts';
import { tooManyArguments } from './texts.ts';

const COMMANDS: Record<string, Command> = {
  ...clubCommands,
  ...memberCommands,
  ...importCommands,
  ...accessCommands,
  ...exportCommands,
  ...maintenanceCommands,
};

function help(write: Write): void {
  write('npm run admin -- COMMAND');
  for (const { usage, summary } of Object.values(COMMANDS)) write(`\n  ${usage}\n      ${summary}`);
}

/**
 * Runs one command of the command line; the database must be open. Returns the exit code: 0 for success, 1
 * for a refusal, 2 for a usage error. A refused command changes nothing.
 */
export async function runAdmin(args: readonly string[], write: Write): Promise<0 | 1 | 2> {
  let parsed: ReturnType<typeof parseOptions>;
  try {
    parsed = parseOptions(args);
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
  if (given.length > command.argumentCount) {
    write(tooManyArguments(given.slice(command.argumentCount).join(' '), command.usage));
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
