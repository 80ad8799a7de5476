import { createHmac } from 'node:crypto';
import { TOO_MANY_TRIES } from '@fleetwatch/contract/errors/texts';
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

/** Counts attempts by key within the configured window. Access is delayed, never blocked permanently. */
export class Limiter {
  readonly #counts: RateLimiterAbstract;
  readonly #text: string;

  /** @param text refusal when no attempts are left */
  constructor(counts: RateLimiterAbstract, text: string) {
    this.#counts = counts;
    this.#text = text;
  }

  /** Counts an attempt. Throws 429, and counts nothing, when the key has no attempts left. */
  async count(key: string): Promise<void> {
    const refused = await this.#take(digestOf(key));
    if (refused) throw tooMany(refused, this.#text);
  }

  /**
   * Counts an attempt and returns true. Returns false, and counts nothing, when the key has no attempts
   * left.
   */
  async hasRoom(key: string): Promise<boolean> {
    return (await this.#take(digestOf(key))) === null;
  }

  /** Throws 429 when the key has no attempts left. Counts nothing. */
  async check(key: string): Promise<void> {
    const result = await this.#counts.get(digestOf(key));
    if (result && result.consumedPoints > this.#counts.points) throw tooMany(result, this.#text);
  }

  /** Counts a failure. Never throws. */
  async note(key: string): Promise<void> {
    await this.#counts.penalty(digestOf(key));
  }

  /** Takes back one counted attempt. */
  async forgive(key: string): Promise<void> {
    await this.#counts.reward(digestOf(key));
  }

  async forget(key: string): Promise<void> {
    await this.#counts.delete(digestOf(key));
  }

  /** Counts an attempt; null if it was counted. A refused attempt is taken back, so that it does not count. */
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

/** Stored form of a key, which hides addresses and attempted names from readers of the database. */
const digestOf = (key: string): string =>
  createHmac('sha256', runtime().throttleKey).update(key).digest('base64url');

const memoryCounts = (allowed: number): RateLimiterMemory =>
  new RateLimiterMemory({ points: allowed, duration: runtime().limits.windowSeconds });

/**
 * Creates a limiter shared by all processes; an attempt costs one database write. While the database is
 * unavailable, each process counts on its own.
 */
export function sharedLimiter(name: string, allowed: number, text: string = TOO_MANY_TRIES): Limiter {
  const counts = new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: ThrottleModel.collection.collectionName,
    // The model creates the collection and its indexes.
    disableIndexesCreation: true,
    keyPrefix: name,
    points: allowed,
    duration: runtime().limits.windowSeconds,
    insuranceLimiter: memoryCounts(allowed),
  });
  return new Limiter(counts, text);
}

/** Creates a limiter for this process only, for frequent events: it needs no database writes. */
export const localLimiter = (allowed: number, text: string = TOO_MANY_TRIES): Limiter =>
  new Limiter(memoryCounts(allowed), text);

/** A limiter, and the key to count under. */
export interface Count {
  limiter: Limiter;
  key: string;
}

/**
 * Counts an attempt under all of these. Throws 429, and counts nothing, when one of them has no attempts
 * left.
 */
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
