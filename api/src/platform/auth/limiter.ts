import { createHmac } from 'node:crypto';
import { TOO_MANY_TRIES } from '@fleetwatch/contract/errors/messages';
import mongoose from 'mongoose';
import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { runtime } from '../config/runtime.ts';
import { ApiError } from '../http/errors.ts';
import { ThrottleModel } from './Throttle.ts';

function tooMany(result: RateLimiterRes, text: string): ApiError {
  return new ApiError('too_many_tries', text, Math.max(1, Math.ceil(result.msBeforeNext / 1000)));
}

/** Counts tries by key within the configured window. Slows down, never locks for good. */
export class Limiter {
  readonly #counts: RateLimiterAbstract;
  readonly #text: string;

  /** @param text what is said to who has no tries left */
  constructor(counts: RateLimiterAbstract, text: string) {
    this.#counts = counts;
    this.#text = text;
  }

  /** Counts a try, or counts nothing and throws 429 when the key has used its tries up. */
  async count(key: string): Promise<void> {
    const refused = await this.#take(digestOf(key));
    if (refused) throw tooMany(refused, this.#text);
  }

  /** Counts a try and answers true, or counts nothing and answers false when the key has used its tries up. */
  async hasRoom(key: string): Promise<boolean> {
    return (await this.#take(digestOf(key))) === null;
  }

  /** Throws 429 when the key has used its tries up; counts nothing. */
  async check(key: string): Promise<void> {
    const result = await this.#counts.get(digestOf(key));
    if (result && result.consumedPoints > this.#counts.points) throw tooMany(result, this.#text);
  }

  /** Counts a failure that has happened; throws nothing. */
  async note(key: string): Promise<void> {
    await this.#counts.penalty(digestOf(key));
  }

  /** Takes one counted try back. */
  async forgive(key: string): Promise<void> {
    await this.#counts.reward(digestOf(key));
  }

  async forget(key: string): Promise<void> {
    await this.#counts.delete(digestOf(key));
  }

  /** Null for a try that is counted. One that is refused is taken back: being refused is no further try. */
  async #take(digest: string): Promise<RateLimiterRes | null> {
    try {
      await this.#counts.consume(digest);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      await this.#counts.reward(digest);
      return refused;
    }
  }
}

/** What a key is stored as: who reads the database learns no address and no name that somebody tried. */
const digestOf = (key: string): string =>
  createHmac('sha256', runtime().throttleKey).update(key).digest('base64url');

const memoryCounts = (allowed: number): RateLimiterMemory =>
  new RateLimiterMemory({ points: allowed, duration: runtime().limits.windowSeconds });

/** A limiter whose counts every process shares, at one database write for a try. While the database is away, each counts alone. */
export function sharedLimiter(name: string, allowed: number, text: string = TOO_MANY_TRIES): Limiter {
  const counts = new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: ThrottleModel.collection.collectionName,
    // The model creates them.
    disableIndexesCreation: true,
    keyPrefix: name,
    points: allowed,
    duration: runtime().limits.windowSeconds,
    insuranceLimiter: memoryCounts(allowed),
  });
  return new Limiter(counts, text);
}

/** A limiter of this process alone, which costs no database write: for what happens often. */
export const localLimiter = (allowed: number, text: string = TOO_MANY_TRIES): Limiter =>
  new Limiter(memoryCounts(allowed), text);

/** What a try is counted under. */
export interface Count {
  limiter: Limiter;
  key: string;
}

/** Counts a try under each of these, or under none and throws 429 when one of them has used its tries up. */
export async function countEach(counts: readonly Count[]): Promise<void> {
  const settled = await Promise.allSettled(counts.map(({ limiter, key }) => limiter.count(key)));
  const refused = settled.find(({ status }) => status === 'rejected');
  if (!refused) return;
  await forgiveEach(counts.filter((_, index) => settled[index]?.status === 'fulfilled'));
  throw (refused as PromiseRejectedResult).reason;
}

export async function forgiveEach(counts: readonly Count[]): Promise<void> {
  await Promise.all(counts.map(({ limiter, key }) => limiter.forgive(key)));
}

export async function forgetEach(counts: readonly Count[]): Promise<void> {
  await Promise.all(counts.map(({ limiter, key }) => limiter.forget(key)));
}
