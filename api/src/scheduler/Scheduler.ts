import { randomUUID } from 'node:crypto';
import { now } from '../platform/club/clock.ts';
import { describeError, log } from '../platform/logging/log.ts';
import { releaseLease, takeLease } from './lease.ts';

/** A recurring job. Safe to repeat: a process may be killed halfway, and another starts over. */
export interface Duty {
  /** Name in the log. */
  name: string;
  everyMs: number;
  /** Whether every process runs it for its own machine, instead of the leader for all. */
  isOfEachProcess?: boolean;
  /** Whether safety depends on it: monitoring is alerted if it does not finish. */
  isSafety?: boolean;
  run(): Promise<unknown>;
}

export interface SchedulerTimes {
  /** Time for which a silent leader keeps the lease. */
  leaseMs: number;
  renewMs: number;
  /** Returns elapsed milliseconds, independent of changes to the machine's clock. */
  elapsedMs: () => number;
  /** Called when the machine's clock was set back. */
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
 * Runs duties when they are due, in parallel, so that a slow one does not delay the others. One of all
 * processes leads, by a lease in the database; when the leader dies, another takes over once the lease
 * expires. A duty first runs one interval after the start, when returning devices have been served.
 * Intervals are measured without the machine's clock, which may be set back.
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
  /** Difference between the machine's clock and the elapsed time. */
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
   * Renews the lease, and starts due duties that are not already running, so that a long one does not lose
   * the lease.
   * @returns once the duties it started have ended
   */
  async tick(): Promise<void> {
    await this.#noteStep();
    await this.#renew();
    const started = this.#startDue();
    await Promise.all(started.filter(({ isSafety }) => isSafety).map((duty) => this.#running.get(duty)));
    if (this.#leads && ![...this.#running.keys()].some(({ isSafety }) => isSafety)) this.#ranAt = now();
    await Promise.all(started.map((duty) => this.#running.get(duty)));
  }

  /** Waits for running duties, then releases the lease. */
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

  /**
   * Starts due duties.
   * @returns the duties it has started
   */
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
