import { randomUUID } from 'node:crypto';
import { now } from '../platform/club/clock.ts';
import { describeError, log } from '../platform/logging/log.ts';
import { releaseLease, takeLease } from './lease.ts';

/** What is done again and again. Safe to repeat: a process may be killed in the middle, and another begins anew. */
export interface Duty {
  /** Names it in the log. */
  name: string;
  everyMs: number;
  /** Done by every process for its own machine, and not by the leader for all. */
  isOfEachProcess?: boolean;
  run(): Promise<unknown>;
}

export interface SchedulerTimes {
  /** How long a leader that is not heard of keeps the lease. */
  leaseMs: number;
  renewMs: number;
}

const TIMES: SchedulerTimes = { leaseMs: 30_000, renewMs: 10_000 };

/**
 * Runs duties when they are due, one after the other. Of all processes one leads, by a lease in the database; a leader that
 * dies is followed by another when its lease is over. The first turn of a duty comes one interval after the start, when
 * returning devices have been served.
 */
export class Scheduler {
  readonly #holder = randomUUID();
  readonly #duties: readonly Duty[];
  readonly #times: SchedulerTimes;
  readonly #dueAt: Map<Duty, number>;
  #leads = false;
  #renewAt = 0;
  #ranAt: Date | null = null;
  #turn: Promise<void> | null = null;

  constructor(duties: readonly Duty[], times: SchedulerTimes = TIMES) {
    this.#duties = duties;
    this.#times = times;
    const startedAt = now().getTime();
    this.#dueAt = new Map(duties.map((duty) => [duty, startedAt + duty.everyMs]));
  }

  get isLeading(): boolean {
    return this.#leads;
  }

  /**
   * Renews the lease, and starts a turn unless one is going on, so that a long turn does not lose the lease.
   * @returns after the turn
   */
  async tick(): Promise<void> {
    await this.#renew();
    this.#turn ??= this.#runDue().finally(() => {
      this.#turn = null;
    });
    await this.#turn;
  }

  /** Waits for the turn, then gives the lease up. */
  async stop(): Promise<void> {
    await this.#turn;
    if (this.#leads) await releaseLease(this.#holder);
    this.#leads = false;
  }

  async #renew(): Promise<void> {
    const at = now().getTime();
    if (at < this.#renewAt) return;
    let leads = false;
    try {
      leads = await takeLease(this.#holder, this.#times.leaseMs, this.#ranAt);
      this.#renewAt = at + this.#times.renewMs;
    } catch (error) {
      // Without the database nobody knows who leads.
      log('error', { event: 'lease_failed', ...describeError(error) });
    }
    if (leads !== this.#leads) log('info', { event: leads ? 'scheduler_leads' : 'scheduler_follows' });
    this.#leads = leads;
  }

  async #runDue(): Promise<void> {
    for (const duty of this.#duties) {
      const at = now().getTime();
      const isDue = at >= (this.#dueAt.get(duty) ?? 0);
      if (!isDue || !(this.#leads || duty.isOfEachProcess)) continue;
      this.#dueAt.set(duty, at + duty.everyMs);
      try {
        await duty.run();
      } catch (error) {
        log('error', { event: 'duty_failed', duty: duty.name, ...describeError(error) });
      }
    }
    if (this.#leads) this.#ranAt = now();
  }
}
