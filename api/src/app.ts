import type { IncomingMessage, ServerResponse } from 'node:http';
import Koa from 'koa';
import { clubFinder } from './clubs/clubDirectory.ts';
import { callers } from './accounts/callers.ts';
import { followCollections } from './collections/followCollections.ts';
import { docsRoutes } from './docs/docsRoutes.ts';
import { setDraining } from './health/readiness.ts';
import { endLive, openLive } from './live/liveRegistry.ts';
import { metrics, startMetrics } from './metrics/startMetrics.ts';
import { MODULES } from './modules.ts';
import type { Route } from './platform/http/route.ts';
import { releaseClaims } from './scheduler/releaseClaims.ts';
import { Scheduler } from './scheduler/Scheduler.ts';
import { startScheduler } from './scheduler/startScheduler.ts';
import { spreadsheetsRoutes } from './spreadsheets/spreadsheetsRoutes.ts';
import { assertPaired } from './tablets/tabletPolicy.ts';
import { shutDown, bootstrap } from './bootstrap.ts';
import { memoryAnswerer } from './platform/http/memoryAnswerer.ts';
import type { ApiSettings } from './platform/config/config.ts';
import { mountRoutes } from './platform/http/dispatch.ts';
import { DRAIN_MS } from './platform/http/drain.ts';
import { processMetrics } from './platform/logging/processMetrics.ts';
import { answerErrors } from './platform/http/answerErrors.ts';
import { answerPortal } from './platform/http/answerPortal.ts';
import { compressAnswers } from './platform/http/compressAnswers.ts';
import type { Gatekeepers } from './platform/http/gatekeepers.ts';
import { describeError, log, logRequest } from './platform/logging/log.ts';
import {
  type Answered,
  givenRequestId,
  requestIdOf,
  runInRequest,
  startRecord,
  whenAnswered,
} from './platform/logging/requestRecord.ts';
import { securityHeaders } from './platform/http/securityHeaders.ts';

export type { ApiSettings } from './platform/config/config.ts';

/** A running API. The HTTP server in front owns the socket and strips the base path from the paths. */
export interface RunningApi {
  handle(req: IncomingMessage, res: ServerResponse): void;
  /** Makes the API not ready from now on, and ends the event streams, which would keep a server from draining. */
  startDraining(): void;
  /** Starts draining, waits at most four seconds for pending requests, then closes the database. */
  close(): Promise<void>;
}

/** Routes about the other routes follow, because they are made from these. */
const moduleRoutes: readonly Route[] = MODULES.flatMap(({ routes: own = [] }) => own);

const described: readonly Route[] = [...moduleRoutes, ...spreadsheetsRoutes(moduleRoutes)];

/** All routes of the API. */
export const routes: readonly Route[] = [...described, ...docsRoutes(described)];

/** All scheduled work. */
const duties = MODULES.flatMap(({ duties: own = [] }) => own);

const gatekeepers: Gatekeepers = { clubs: clubFinder, assertPaired, callerCheck: callers };

/** Counts pending requests, so that `close` can wait for them. */
class Traffic {
  #onQuiet = (): void => {};

  follow(res: ServerResponse): void {
    processMetrics.requestsInFlight += 1;
    res.once('close', () => {
      processMetrics.requestsInFlight -= 1;
      if (processMetrics.requestsInFlight === 0) this.#onQuiet();
    });
  }

  async drained(): Promise<void> {
    if (processMetrics.requestsInFlight === 0) return;
    await new Promise<undefined>((resolve) => {
      const timer = setTimeout(resolve, DRAIN_MS, undefined);
      this.#onQuiet = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }
}

function koaOf(settings: ApiSettings): Koa {
  const proxies = settings.trustedProxies ?? 0;
  const koa = new Koa({ proxy: proxies > 0, maxIpsCount: proxies });
  koa.on('error', (error: Error) => {
    // Only failures after the response has begun end up here: the error middleware handles all others.
    log('error', { event: 'answer_cut', ...describeError(error) });
  });
  koa.use(securityHeaders);
  koa.use(compressAnswers);
  koa.use(answerErrors);
  mountRoutes(koa, routes, gatekeepers);
  return koa;
}

function noteRequest(answered: Answered): void {
  logRequest(answered);
  metrics()?.observe(answered);
}

function startDraining(): void {
  setDraining(true);
  endLive();
}

/** Connects, creates collections and indexes, and then handles requests. One process runs one API. */
export async function startApi(settings: ApiSettings): Promise<RunningApi> {
  await bootstrap(settings);
  setDraining(false);
  startMetrics();
  openLive();
  const endFollowing = await followCollections();
  const endScheduler =
    settings.isScheduling === false
      ? null
      : startScheduler(new Scheduler(duties, { onSetBack: releaseClaims }));
  const handleKoa = koaOf(settings).callback();
  const isProxied = (settings.trustedProxies ?? 0) > 0;
  const answerFromMemory = memoryAnswerer(routes, gatekeepers);
  const traffic = new Traffic();
  return {
    handle(req, res) {
      const record = startRecord(requestIdOf(givenRequestId(req.headers), isProxied));
      if (answerPortal(req, res, record) || answerFromMemory(req, res, record)) return;
      res.setHeader('X-Request-Id', record.id);
      traffic.follow(res);
      whenAnswered(res, record, noteRequest);
      void runInRequest(record, () => handleKoa(req, res));
    },
    startDraining,
    async close() {
      startDraining();
      await traffic.drained();
      await endFollowing();
      await endScheduler?.();
      await shutDown();
    },
  };
}
