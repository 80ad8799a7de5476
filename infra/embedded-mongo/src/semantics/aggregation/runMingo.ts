import { ServerError } from '../../serverError.ts';

const UNKNOWN_EXPRESSION = /accumulator '(\$\w+)' is not registered|unknown operator:? '?(\$\w+)/;

/** Runs a part of mingo and turns its errors into ones a client understands: 168 for unknown operators, 2 for the rest. */
export const runMingo = <Result>(work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if (error instanceof ServerError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const unknown = UNKNOWN_EXPRESSION.exec(message);
    if (unknown) throw new ServerError(168, `Unrecognized expression '${unknown[1] ?? unknown[2]}'`);
    throw new ServerError(2, message);
  }
};
