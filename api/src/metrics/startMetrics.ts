import { readdir } from 'node:fs/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { refusedDeclarations } from '../collections/learnCollections.ts';
import { hub } from '../live/liveRegistry.ts';
import { processMetrics } from '../platform/logging/processMetrics.ts';
import { mailsWaiting, outboxFolder } from '../platform/mail/mail.ts';
import { passwordsWaiting } from '../platform/auth/passwords.ts';
import type { Answered } from '../platform/logging/requestRecord.ts';
import { secondsSinceTurn } from '../scheduler/lease.ts';
import { runtime } from '../platform/config/runtime.ts';

const LABELS = ['method', 'route', 'status'] as const;
const DURATION_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Event streams last as long as the device stays, so their durations are not recorded. */
const STREAMS = new Set(['/events']);

/** The metrics registry, and the function that records a request. */
export interface Metrics {
  registry: Registry;
  observe(answered: Answered): void;
}

let current: Metrics | null = null;

/** Current metrics and their token; null when no token is configured. */
export const metrics = (): Metrics | null => current;

const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`;

async function filesInOutbox(): Promise<number> {
  try {
    return (await readdir(outboxFolder())).length;
  } catch {
    return 0;
  }
}

function gauges(registry: Registry): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    const registers = [registry];
    new Gauge({
      name: `fleetwatch_${name}`,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  };
  gauge('http_requests_in_flight', 'Requests in progress.', () => processMetrics.requestsInFlight);
  gauge('event_listeners', 'Devices listening to events.', () => hub.count);
  gauge('declarations_refused', 'Declared collections that were rejected.', refusedDeclarations);
  gauge('password_queue_length', 'Passwords waiting to be hashed.', passwordsWaiting);
  gauge('mails_waiting', 'Emails being sent or waiting.', mailsWaiting);
  gauge('scheduler_seconds_since_turn', 'Seconds since the scheduler last ran.', secondsSinceTurn);
  gauge('outbox_mails', 'Emails in the data folder, which are never sent.', filesInOutbox);
}

/** Creates a counter that reads its values from `processMetrics` when it is scraped. */
function counter<Label extends string>(
  registry: Registry,
  { name, help, labels }: { name: string; help: string; labels: readonly Label[] },
  read: () => Iterable<readonly [Partial<Record<Label, string>>, number]>,
): void {
  new Counter({
    name: `fleetwatch_${name}`,
    help,
    labelNames: labels,
    registers: [registry],
    collect() {
      this.reset();
      for (const [values, count] of read()) this.inc(values, count);
    },
  });
}

function counters(registry: Registry): void {
  counter(
    registry,
    { name: 'cache_loads_total', help: 'Reads of cached values.', labels: ['result'] },
    () => [
      [{ result: 'hit' }, processMetrics.cacheHits],
      [{ result: 'miss' }, processMetrics.cacheMisses],
    ],
  );
  counter(
    registry,
    { name: 'database_errors_total', help: 'Requests that failed in the database.', labels: ['kind'] },
    () => Object.entries(processMetrics.databaseErrors).map(([kind, count]) => [{ kind }, count] as const),
  );
  counter(
    registry,
    {
      name: 'http_answers_from_memory_total',
      help: 'Polls answered from memory.',
      labels: ['route', 'status'],
    },
    function* fromMemory() {
      for (const [route, counted] of processMetrics.fromMemory) {
        yield [{ route, status: '200' }, counted[200]] as const;
        yield [{ route, status: '304' }, counted[304]] as const;
      }
    },
  );
}

function totalsGauge(registry: Registry): void {
  new Gauge({
    name: 'fleetwatch_totals_differences',
    help: 'Totals that differed from the sorties at the last comparison, by club.',
    labelNames: ['club'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [club, count] of processMetrics.totalsDifferences) this.set({ club }, count);
    },
  });
}

/** Starts recording requests if a token for GET /metrics is configured. Resets earlier values. */
export function startMetrics(): void {
  current = null;
  if (runtime().metricsToken === null) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  gauges(registry);
  counters(registry);
  totalsGauge(registry);
  const requests = new Histogram({
    name: 'fleetwatch_http_request_duration_seconds',
    help: 'Requests by route pattern, without polls answered from memory.',
    labelNames: LABELS,
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  current = {
    registry,
    observe({ record, method, status, ms }) {
      if (STREAMS.has(record.route)) return;
      requests.observe({ method, route: record.route, status: statusClass(status) }, ms / 1_000);
    },
  };
}
