import { TOO_MANY_TRIES } from '@fleetwatch/contract/errors/messages';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './errors.ts';
import { runtime } from './runtime.ts';

function tooMany(result: RateLimiterRes): ApiError {
  return new ApiError('too_many_tries', TOO_MANY_TRIES, Math.max(1, Math.ceil(result.msBeforeNext / 1000)));
}

/** Counts tries by key within the configured window, in this process. Slows down, never locks for good. */
export class Limiter {
  readonly #limiter: RateLimiterMemory;

  constructor(allowed: number) {
    this.#limiter = new RateLimiterMemory({ points: allowed, duration: runtime().limits.windowSeconds });
  }

  /** Counts a try, or throws 429 when the key has used its tries up. */
  async count(key: string): Promise<void> {
    try {
      await this.#limiter.consume(key);
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? tooMany(refused) : refused;
    }
  }

  /** Throws 429 when the key has used its tries up; counts nothing. */
  async check(key: string): Promise<void> {
    const result = await this.#limiter.get(key);
    if (result && result.consumedPoints > this.#limiter.points) throw tooMany(result);
  }

  /** Counts a failure that has happened; throws nothing. */
  async note(key: string): Promise<void> {
    await this.#limiter.penalty(key);
  }

  /** Takes one counted try back. */
  async forgive(key: string): Promise<void> {
    await this.#limiter.reward(key);
  }

  async forget(key: string): Promise<void> {
    await this.#limiter.delete(key);
  }
}
