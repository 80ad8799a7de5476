import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Crowd, type Ask } from './crowd.ts';
import { median, ms, percentile, times, type Metric } from './metrics.ts';
import type { BenchClub } from './seedBenchClub.ts';
import { startServer } from './startServer.ts';

const LISTENERS = 2_000;
const ROUNDS = 30;
const WARM_UP = 5;
const OPENED_AT_ONCE = 100;
const GOAL = 1.5;
const CALM_MS = 1_500;
const EVENT = 'event: ';
/** The API's event for one topic. */
const FRAME = 'id: 1-1-1-1-1-1-1\nevent: changed\ndata: {"changes":[{"topic":"ondeck","revision":12}]}\n\n';

/** Devices subscribed to one server; each counts the events it receives. */
class Audience {
  readonly #agent = new Agent({ keepAlive: false });
  readonly #base: string;
  readonly #received: number[] = [];
  #isBroken = false;
  /** Devices that still wait for the expected event, with their counts before it. */
  #missing = 0;
  #before: number[] = [];
  #onAll = (): void => {};

  constructor(base: string) {
    this.#base = base;
  }

  /** Opens the streams; each receives an event at once. */
  async open(tokenOf: (index: number) => string): Promise<void> {
    const received = this.allReceive();
    for (let first = 0; first < LISTENERS; first += OPENED_AT_ONCE) {
      await Promise.all(
        Array.from({ length: OPENED_AT_ONCE }, (_, offset) => this.#listen(first + offset, tokenOf)),
      );
    }
    await received;
    await this.#calm();
  }

  /** Resolves once each device has received an event after this call. */
  allReceive(): Promise<void> {
    this.#before = [...this.#received];
    this.#missing = LISTENERS;
    return new Promise((resolve) => {
      this.#onAll = resolve;
    });
  }

  /** Number of events that every device has received. */
  get received(): number {
    return this.#received.reduce((sum, count) => sum + count, 0);
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  leave(): void {
    this.#agent.destroy();
  }

  /** Waits until no event arrives for a while, so that earlier writes are delivered. */
  async #calm(): Promise<void> {
    for (let known = -1; known !== this.received;) {
      known = this.received;
      await setTimeout(CALM_MS);
    }
  }

  #listen(index: number, tokenOf: (index: number) => string): Promise<void> {
    this.#received[index] = 0;
    return new Promise((resolve, reject) => {
      const headers = { Authorization: `Bearer ${tokenOf(index)}` };
      const broken = (): void => {
        this.#isBroken = true;
      };
      get(`${this.#base}/events`, { headers, agent: this.#agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`GET /events: ${answer.statusCode}`));
        answer.setEncoding('latin1').on('data', (text: string) => {
          this.#receive(index, text.split(EVENT).length - 1);
        });
        answer.once('error', broken);
        resolve();
      }).once('error', reject);
    });
  }

  #receive(index: number, events: number): void {
    const before = this.#received[index] ?? 0;
    const after = before + events;
    this.#received[index] = after;
    const known = this.#before[index] ?? 0;
    if (before > known || after <= known) return;
    this.#missing -= 1;
    if (this.#missing === 0) this.#onAll();
  }
}

interface Side {
  audience: Audience;
  writer: Crowd;
  ask(round: number): Ask;
  tookMs: number[];
}

/** Time from sending a write until the last device has received its event. */
async function writeOnce({ audience, writer, ask, tookMs }: Side, round: number): Promise<void> {
  const all = audience.allReceive();
  const startedAt = performance.now();
  const written = writer.send(ask(round));
  await all;
  if (round >= WARM_UP) tookMs.push(performance.now() - startedAt);
  const { status, body } = await written;
  if (status !== 200) throw new Error(`The write was refused: ${status} ${body}`);
}

/**
 * One write, delivered to 2,000 devices of one process, compared with a bare server that inserts one document and sends as
 * many events.
 */
export async function measureEvents(apiBase: string, mongodbUri: string, club: BenchClub): Promise<Metric[]> {
  const bare = await startServer('infra/ci/bench/bareEvents.ts', { MONGODB_URI: mongodbUri, FRAME });
  // The first members are on the water and cannot go on deck.
  const rower = club.members.at(-1);
  if (!rower) throw new Error('The club has no members.');
  const sideOf = (base: string, ask: Side['ask']): Side => ({
    audience: new Audience(base),
    writer: new Crowd(base, 1),
    ask,
    tookMs: [],
  });
  const api = sideOf(apiBase, (round) => ({
    path: `/${round % 2 === 0 ? 'userondeck' : 'useroffdeck'}/${rower.id}`,
    token: rower.token,
  }));
  const other = sideOf(bare.base, () => ({ path: '/', body: {} }));
  const tokenOf = (index: number): string => club.members[index % club.members.length]?.token ?? '';
  try {
    await api.audience.open(tokenOf);
    await other.audience.open(tokenOf);
    const sides = [api, other].map((side) => ({ ...side, before: side.audience.received }));
    // Alternates between the two, so that other load on the machine affects both alike.
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      await writeOnce(api, round);
      await writeOnce(other, round);
    }
    for (const { audience, before } of sides) {
      const each = (audience.received - before) / LISTENERS;
      if (audience.isBroken || each !== WARM_UP + ROUNDS) {
        throw new Error(`${WARM_UP + ROUNDS} writes were sent as ${each} events to each device.`);
      }
    }
  } finally {
    for (const { audience, writer } of [api, other]) {
      audience.leave();
      writer.leave();
    }
    await bare.stop();
  }
  return [metricOf(api.tookMs, other.tookMs)];
}

function metricOf(own: readonly number[], bare: readonly number[]): Metric {
  const ratio = median(own) / median(bare);
  const text = (took: readonly number[]): string =>
    `p50 ${ms(median(took))}, p90 ${ms(percentile(took, 0.9))}`;
  return {
    what: `One write, sent to ${LISTENERS.toLocaleString('en')} devices: until the last has received it`,
    measured: text(own),
    comparedWith: `bare node:http with one insert: ${text(bare)}`,
    result: times(ratio),
    goal: `≤ ${GOAL} ×`,
    isReached: ratio <= GOAL,
  };
}
