import type { ClientSession } from 'mongoose';
import { currentClub } from '../club/clubScope.ts';
import type { Effects } from '../events/effects.ts';
import { inTransaction, isContention, isUnreachable } from './database.ts';
import { ApiError } from '../http/errors.ts';
import { BatchQueue, settleBatch, type Outcome, type Waiting } from './BatchQueue.ts';

type Work<Task, Result> = (
  tasks: readonly Task[],
  session: ClientSession,
  effects: Effects,
) => Promise<Outcome<Result>[]>;

/** Whether the database failed as a whole, rather than one of the tasks. */
const isTransient = (error: unknown): boolean =>
  error instanceof ApiError || isUnreachable(error) || isContention(error);

class TransactionBatcher<Task, Result> {
  readonly #queue = new BatchQueue<Task, Result>((take) => this.#next(take));
  readonly #work: Work<Task, Result>;
  readonly #most: number;

  constructor(work: Work<Task, Result>, most: number) {
    this.#work = work;
    this.#most = most;
  }

  add(task: Task): Promise<Result> {
    return this.#queue.add(task);
  }

  async #next(take: (most?: number) => Waiting<Task, Result>[]): Promise<void> {
    const batch: Waiting<Task, Result>[] = [];
    try {
      await this.#transact(() => {
        // The batch is taken when its turn comes, so that it includes late arrivals; a retry runs the same
        // batch.
        if (batch.length === 0) batch.push(...take(this.#most));
        return batch;
      });
    } catch (error) {
      if (batch.length === 0) batch.push(...take());
      if (batch.length === 1 || isTransient(error)) for (const { reject } of batch) reject(error);
      else await this.#oneByOne(batch);
    }
  }

  /**
   * Runs each task on its own after a failure of the batch, so that one faulty task does not fail the
   * others.
   */
  async #oneByOne(batch: readonly Waiting<Task, Result>[]): Promise<void> {
    for (const waiting of batch) await this.#transact(() => [waiting]).catch(waiting.reject);
  }

  async #transact(take: () => readonly Waiting<Task, Result>[]): Promise<void> {
    let done: readonly Waiting<Task, Result>[] = [];
    const outcomes = await inTransaction((session, effects) => {
      done = take();
      return this.#work(
        done.map(({ task }) => task),
        session,
        effects,
      );
    });
    settleBatch(done, outcomes);
  }
}

/**
 * Runs waiting tasks of one club in one transaction, at most `most` at a time. They change the same
 * documents, so in separate transactions they would wait for one another; together, a crowd costs little
 * more than one task.
 */
export function batchedTransaction<Task, Result>(
  work: Work<Task, Result>,
  most: number,
): (task: Task) => Promise<Result> {
  const clubs = new Map<string, TransactionBatcher<Task, Result>>();
  return (task) => {
    const club = String(currentClub().id);
    const together = clubs.get(club) ?? new TransactionBatcher(work, most);
    clubs.set(club, together);
    return together.add(task);
  };
}
