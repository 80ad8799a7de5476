import type { ApiFailure } from '../store/apiFailure.ts';
import type { ApiCall, ApiOutcome } from '../request/apiCall.ts';
import { changeWrite, listWrites, readRealIds, recordFailure, settleWrite } from './outboxDatabase.ts';
import { isHeldUpBy, isSetAside, whenFailedAgain } from './setAside.ts';
import { waitingIdsIn, withRealIds } from './withRealIds.ts';
import type { WaitingWrite } from './WaitingWrite.ts';

/** Functions that a page provides for sending its waiting writes. */
export interface Sender {
  /** Milliseconds to add to this device's clock to get the club's time. */
  readSkew(): Promise<ApiOutcome<number>>;
  send(call: ApiCall, key: string): Promise<ApiOutcome<unknown>>;
}

/** The result of a run. */
export interface Sent {
  sent: WaitingWrite[];
  refused: WaitingWrite[];
  /** Reason why some writes still need another attempt. */
  stoppedBy: ApiFailure | null;
}

const LOCK = 'fwo:outbox';

function oneTabAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  // Locks exist in secure contexts only. Without them two tabs may send the same write; its key makes the second a repeat.
  return 'locks' in navigator ? navigator.locks.request(LOCK, task) : task();
}

/**
 * An API refusal is final. Everything else is worth another attempt: no response, a server error, throttling, an expired
 * session.
 */
const isRefusal = ({ status }: ApiFailure): boolean =>
  typeof status === 'number' && status < 500 && status !== 401 && status !== 429;

const realIdOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && '_id' in answer ? String(answer._id) : null;

/**
 * Returns the first call for help that can be sent, or else the first write: it is not refused, the server knows every id it
 * refers to, and no write about the same thing is set aside before it.
 */
function nextOf(writes: readonly WaitingWrite[], realIds: ReadonlyMap<string, string>): WaitingWrite | null {
  const isFree = (write: WaitingWrite) =>
    waitingIdsIn(write.call).every((id) => realIds.has(id)) &&
    !writes.some((other) => isHeldUpBy(write, other));
  const free = writes.filter((write) => write.refusal === null && isFree(write));
  return free.find(({ kind }) => kind === 'help') ?? free[0] ?? null;
}

async function sendInOrder(memberId: string, sender: Sender): Promise<Sent> {
  const report: Sent = { sent: [], refused: [], stoppedBy: null };
  let skew: ApiOutcome<number> | null = null;
  for (;;) {
    const [writes, realIds] = await Promise.all([listWrites(memberId), readRealIds()]);
    const write = nextOf(writes, realIds);
    if (!write) return report;
    skew ??= await sender.readSkew();
    if (skew.error) return { ...report, stoppedBy: skew.error };
    const call = { ...withRealIds(write.call, realIds), happenedAt: write.happenedAt + skew.data };
    const { data, error } = await sender.send(call, write.key);
    if (!error) {
      // After a crash before this line the write is sent again, and its key makes it one.
      await settleWrite(write, realIdOf(data));
      report.sent.push(write);
    } else if (isRefusal(error)) {
      await changeWrite({ ...write, refusal: error });
      report.refused.push(write);
    } else {
      const failed = whenFailedAgain(write, error, Date.now());
      if (failed !== write) await recordFailure(failed);
      if (!isSetAside(failed)) return { ...report, stoppedBy: error };
      report.refused.push(failed);
    }
  }
}

/**
 * Sends a member's waiting writes in the order they were made, calls for help first, in one tab at a time, until the network
 * fails. A write that is refused, or that the server cannot save, stays with its dependants until the member decides.
 */
export function sendWrites(memberId: string, sender: Sender): Promise<Sent> {
  return oneTabAtATime(() => sendInOrder(memberId, sender));
}
