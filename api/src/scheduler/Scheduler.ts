import { randomUUID } from 'node:crypto';
import { now } from '../platform/club/clock.ts';
import { describeError, log } from '../platform/logging/log.ts';
import { releaseLease, takeLease } from './lease.ts';

/** A recurring job. Safe to repeat: a process may be killed halfway, and another starts over. */
export interface Duty {
  /** Names it in the log. */
  name: string;
  everyMs: number;
  /** Done by every process for its own machine, and not by the leader for all. */
  isOfEachProcess?: boolean;
  /** People rely on it: monitoring is alerted if it does not end. */
  isSafety?: boolean;
  run(): Promise<unknown>;
}

export interface SchedulerTimes {
  /** How long a leader that is not heard of keeps the lease. */
  leaseMs: number;
  renewMs: number;
  /** Milliseconds that have passed since some moment, whatever is done to the machine's clock. */
  elapsedMs: () => number;
  /** The machine's clock was set back; its new time is said. */
  onSetBack?: () => Promise<void>;
}

const TIMES: SchedulerTimes = {
  leaseMs: 30_000,
  renewMs: 10_000,
  elapsedMs: () => performance.now(),
};

/** Smaller steps of the machine's clock are corrections. */
const STEP_MS = 30_000;

/**
 * Runs duties when they are due, each beside the others, so that a slow one holds up none. Of all processes one leads, by a
 * lease in the database; a leader that dies is followed by another when its lease is over. The first turn of a duty comes one
 * interval after the start, when returning devices have been served. Intervals are measured without the machine's clock, which
 * may be set back.
 */
export class Scheduler {
  readonly #holder = randomUUID();
  readonly #duties: readonly Duty[];
  readonly #times: SchedulerTimes;
  readonly #dueAt: Map<Duty, number>;
  readonly #running = new Map<Duty, Promise<void>>();
  #leads = false;
  #renewAt = 0;
  #ranAt: Date | null = null;
  /** By how much the machine's clock is ahead of what has passed. */
  #aheadMs: number;

  constructor(duties: readonly Duty[], times: Partial<SchedulerTimes> = {}) {
    this.#duties = duties;
    this.#times = { ...TIMES, ...times };
    const startedAt = this.#times.elapsedMs();
    this.#dueAt = new Map(duties.map((duty) => [duty, startedAt + duty.everyMs]));
    this.#renewAt = startedAt;
    this.#aheadMs = now().getTime() - startedAt;
  }

  get isLeading(): boolean {
    return this.#leads;
  }

  /**
   * Renews the lease, and starts what is due and not going on, so that something long does not lose the lease.
   * @returns after what it has started
   */
  async tick(): Promise<void> {
    await this.#noteStep();
    await this.#renew();
    const started = this.#startDue();
    await Promise.all(started.filter(({ isSafety }) => isSafety).map((duty) => this.#running.get(duty)));
    if (this.#leads && ![...this.#running.keys()].some(({ isSafety }) => isSafety)) this.#ranAt = now();
    await Promise.all(started.map((duty) => this.#running.get(duty)));
  }

  /** Waits for what is going on, then gives the lease up. */
  async stop(): Promise<void> {
    await Promise.all(this.#running.values());
    if (this.#leads) await releaseLease(this.#holder);
    this.#leads = false;
  }

  /** Logs that the machine's clock was set. */
  async #noteStep(): Promise<void> {
    const aheadMs = now().getTime() - this.#times.elapsedMs();
    const stepMs = aheadMs - this.#aheadMs;
    if (Math.abs(stepMs) < STEP_MS) return;
    this.#aheadMs = aheadMs;
    log('warn', { event: 'clock_stepped', seconds: Math.round(stepMs / 1_000) });
    if (stepMs > 0) return;
    await this.#times.onSetBack?.().catch((error: unknown) => {
      log('error', { event: 'clock_step_failed', ...describeError(error) });
    });
  }

  async #renew(): Promise<void> {
    const at = this.#times.elapsedMs();
    if (at < this.#renewAt) return;
    let leads = false;
    try {
      leads = await takeLease(this.#holder, this.#times.leaseMs, this.#ranAt);
      this.#renewAt = at + this.#times.renewMs;
    } catch (error) {
      // Without the database, no process knows the leader.
      log('error', { event: 'lease_failed', ...describeError(error) });
    }
    if (leads !== this.#leads) log('info', { event: leads ? 'scheduler_leads' : 'scheduler_follows' });
    this.#leads = leads;
  }

  /** Starts what is due. @returns what it has started */
  #startDue(): Duty[] {
    const at = this.#times.elapsedMs();
    const due = this.#duties.filter(
      (duty) =>
        at >= (this.#dueAt.get(duty) ?? 0) &&
        (this.#leads || duty.isOfEachProcess) &&
        !this.#running.has(duty),
    );
    for (const duty of due) {
      this.#dueAt.set(duty, at + duty.everyMs);
      this.#running.set(duty, this.#run(duty));
    }
    return due;
  }

  async #run(duty: Duty): Promise<void> {
    try {
      await Promise.resolve();
      await duty.run();
    } catch (error) {
      log('error', { event: 'duty_failed', duty: duty.name, ...describeError(error) });
    } finally {
      this.#running.delete(duty);
    }
  }
}
