import { toNumber } from '../bsonValues.ts';
import { refuse, ServerError } from '../serverError.ts';
import { checkFields, SUPPORTED, type CommandName } from '../semantics/supported.ts';
import { docField, type Command } from './CommandContext.ts';

/** Greetings contain the client's description of itself. */
const GREETINGS = new Set(['hello', 'isMaster', 'ismaster']);

const LEVELS: unknown[] = ['local', 'available', 'majority', 'linearizable', 'snapshot'];

/**
 * Throws for concerns that one server cannot satisfy, and for a snapshot outside a transaction, which would read another
 * moment.
 */
const checkConcerns = ({ body }: Command): void => {
  const { level, atClusterTime } = docField(body, 'readConcern');
  if (level !== undefined && !LEVELS.includes(level))
    throw new ServerError(9, `readConcern.level '${String(level)}' is not a level that there is`);
  if (atClusterTime !== undefined) throw refuse("the option 'atClusterTime' of readConcern");
  if (level === 'snapshot' && body['startTransaction'] !== true)
    throw refuse('read concern snapshot outside a transaction');
  const { w } = docField(body, 'writeConcern');
  if ((toNumber(w) ?? 0) > 1)
    throw new ServerError(100, 'Not enough data-bearing nodes: there is one server');
};

/** Throws CommandNotFound (59), and the errors of `checkFields` for an unknown field of the command. */
export const checkCommand = (command: Command): void => {
  const { name, body } = command;
  if (GREETINGS.has(name)) return;
  if (!Object.hasOwn(SUPPORTED.commands, name)) throw new ServerError(59, `no such command: '${name}'`);
  checkFields(name, body, [name, ...SUPPORTED.commands[name as CommandName], ...SUPPORTED.everyCommand]);
  checkConcerns(command);
};
