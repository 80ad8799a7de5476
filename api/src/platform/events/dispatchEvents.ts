import { now } from '../club/clock.ts';
import { describeError, log } from '../logging/log.ts';
import { whileClaimed } from './claims.ts';
import { ClubWork } from './ClubWork.ts';
import { DomainEventModel, type DomainEventRecord } from './DomainEvent.ts';
import { handlersOf } from './eventTypes.ts';

/** Maximum number read at a time. */
const BATCH_MAX = 100;
/** Delays before each retry; the last one repeats. */
const RETRY_SECONDS = [1, 5, 30, 60, 300];
/** Age at which an event is given up. */
const KEPT_MS = 24 * 3_600_000;

/**
 * Runs the unfinished handlers, each even if another fails.
 * @returns the names of those that failed
 */
async function runHandlers({ _id, name, data, at, pending, tries }: DomainEventRecord): Promise<string[]> {
  const failed: string[] = [];
  for (const handler of handlersOf(name)) {
    if (!pending.includes(handler.name)) continue;
    try {
      await handler.handle(data as never, { id: String(_id), at });
    } catch (error) {
      failed.push(handler.name);
      const about = { name, handler: handler.name, tries: tries + 1 };
      log('error', { event: 'event_failed', ...about, ...describeError(error) });
    }
  }
  return failed;
}

async function dispatch(event: DomainEventRecord): Promise<void> {
  const { _id, tries, at, name } = event;
  const failed = await runHandlers(event);
  const ageMs = now().getTime() - at.getTime();
  if (failed.length === 0 || ageMs >= KEPT_MS) {
    if (failed.length > 0) log('error', { event: 'event_given_up', name, handlers: failed.join() });
    await DomainEventModel.deleteOne({ _id });
    return;
  }
  const seconds = RETRY_SECONDS[Math.min(tries, RETRY_SECONDS.length - 1)] ?? 0;
  const notBefore = new Date(now().getTime() + seconds * 1_000);
  await DomainEventModel.updateOne({ _id }, { $set: { pending: failed, notBefore } });
}

/**
 * Handles due events of the current club in the order in which they occurred, and the events that this
 * causes.
 */
async function dispatchOfClub(): Promise<void> {
  for (;;) {
    const due = await DomainEventModel.find({ notBefore: { $lte: now() } })
      .sort({ notBefore: 1, _id: 1 })
      .limit(BATCH_MAX)
      .lean<DomainEventRecord[]>();
    if (due.length === 0) return;
    for (const event of due) await whileClaimed(DomainEventModel, event, () => dispatch(event));
  }
}

const dispatching = new ClubWork('dispatch_failed', dispatchOfClub);

/** Handles the events of the current club's writes; answers do not wait for it. */
export const dispatchEvents = (): Promise<void> => dispatching.run();

/** Resolves once this process is not handling any event. */
export const eventsSettled = (): Promise<void> => dispatching.settled();
