import { TOO_MANY_TRIES } from '@fleetwatch/contract/errors/messages';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../http/errors.ts';
import { runtime } from '../config/runtime.ts';

function tooMany(result: RateLimiterRes, text: string): ApiError {
  return new ApiError('too_many_tries', text, Math.max(1, Math.ceil(result.msBeforeNext / 1000)));
}

/** Counts tries by key within the configured window, in this process. Slows down, never locks for good. */
export class Limiter {
  readonly #limiter: RateLimiterMemory;
  readonly #text: string;

  /** @param text what is said to who has no tries left */
  constructor(allowed: number, text: string = TOO_MANY_TRIES) {
    this.#text = text;
    this.#limiter = new RateLimiterMemory({ points: allowed, duration: runtime().limits.windowSeconds });
  }

  /** Counts a try, or counts nothing and throws 429 when the key has used its tries up. */
  async count(key: string): Promise<void> {
    const refused = await this.#take(key);
    if (refused) throw tooMany(refused, this.#text);
  }

  /** Counts a try and answers true, or counts nothing and answers false when the key has used its tries up. */
  async hasRoom(key: string): Promise<boolean> {
    return (await this.#take(key)) === null;
  }

  /** Throws 429 when the key has used its tries up; counts nothing. */
  async check(key: string): Promise<void> {
    const result = await this.#limiter.get(key);
    if (result && result.consumedPoints > this.#limiter.points) throw tooMany(result, this.#text);
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

  /** Null for a try that is counted. One that is refused is taken back: being refused is no further try. */
  async #take(key: string): Promise<RateLimiterRes | null> {
    try {
      await this.#limiter.consume(key);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      await this.forgive(key);
      return refused;
    }
  }
}

/** What a try is counted under. */
export interface Count {
  limiter: Limiter;
  key: string;
}

/** Counts a try under each of these, or under none and throws 429 when one of them has used its tries up. */
export async function countEach(counts: readonly Count[]): Promise<void> {
  const counted: Count[] = [];
  try {
    for (const count of counts) {
      await count.limiter.count(count.key);
      counted.push(count);
    }
  } catch (refused) {
    await forgiveEach(counted);
    throw refused;
  }
}

export async function forgiveEach(counts: readonly Count[]): Promise<void> {
  for (const { limiter, key } of counts) await limiter.forgive(key);
}

export async function forgetEach(counts: readonly Count[]): Promise<void> {
  for (const { limiter, key } of counts) await limiter.forget(key);
}
