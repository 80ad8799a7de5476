import { createContext, Script } from 'node:vm';
import { ServerError } from './serverError.ts';

const sandbox: { work: (() => unknown) | undefined } = { work: undefined };
const context = createContext(sandbox);
const script = new Script('work()');

/**
 * Runs `work` and cuts it off at its time limit, wherever it is: in a loop or in a regular expression. Interrupted work stays
 * unfinished, even its `finally` blocks. Throws MaxTimeMSExpired (50). With 0 there is no limit.
 */
export const withinTime = <Result>(ms: number, work: () => Result): Result => {
  if (ms === 0) return work();
  sandbox.work = work;
  try {
    return script.runInContext(context, { timeout: Math.max(1, Math.ceil(ms)) }) as Result;
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new ServerError(50, 'operation exceeded time limit');
  } finally {
    sandbox.work = undefined;
  }
};
