import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { median, perSecond, times, type Metric } from './metrics.ts';
import type { BenchClub } from './seedBenchClub.ts';
import { startServer, type BenchServer } from './startServer.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 2;
const CONNECTIONS = 20;

interface Rate {
  perSecond: number;
  /** CPU time of the server per request, in microseconds. */
  microseconds: number;
}

async function rateOf(server: BenchServer, path: string, headers: Record<string, string>): Promise<Rate> {
  const url = `${server.base}${path}`;
  const before = server.processorMs() ?? 0;
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: ROUND_SECONDS });
  if (result.errors > 0 || result.timeouts > 0) throw new Error(`${url} failed ${result.errors} times.`);
  const used = (server.processorMs() ?? 0) - before;
  return { perSecond: result.requests.average, microseconds: (used * 1_000) / result.requests.total };
}

/**
 * GET /sorties-stillout-results, signed in, 12 rows, gzip; and as 304: compared with bare servers that send the same bytes.
 */
export async function measurePolled(api: BenchServer, club: BenchClub): Promise<Metric[]> {
  const list = '/sorties-stillout-results';
  const url = `${api.base}${list}`;
  const headers = { Authorization: `Bearer ${club.members[0]?.token}`, 'Accept-Encoding': 'gzip' };
  const first = await fetch(url, { headers });
  const rows = ((await first.json()) as { results: unknown[] }).results.length;
  const etag = first.headers.get('etag') ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'fleetwatch-bench-'));
  const file = path.join(folder, 'answer.gz');
  const { gzipSync } = await import('node:zlib');
  const plain = await (await fetch(url, { headers: { ...headers, 'Accept-Encoding': 'identity' } })).text();
  writeFileSync(file, gzipSync(plain));
  const koa = await startServer('infra/ci/bench/bareServer.ts', { BARE: 'koa', FILE: file });
  const node = await startServer('infra/ci/bench/bareServer.ts', { BARE: 'node', FILE: file });
  const express = await startServer('infra/ci/bench/bareServer.ts', { BARE: 'express', FILE: file });
  const known = { ...headers, 'If-None-Match': etag };
  const rates: Record<string, Rate[]> = {};
  try {
    // Alternates between the servers, so that other load on the machine affects all alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, server, sent] of [
        ['api', api, headers],
        ['koa', koa, headers],
        ['express', express, headers],
        ['node', node, headers],
        ['api 304', api, known],
        ['koa 304', koa, known],
      ] as const) {
        (rates[name] ??= []).push(await rateOf(server, list, sent));
      }
    }
  } finally {
    await koa.stop();
    await node.stop();
    await express.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const line = (what: string, own: string, other: string, label: string, goal: number | null): Metric => {
    const metric = (name: string, of: keyof Rate): number =>
      median((rates[name] ?? []).map((rate) => rate[of]));
    const text = (name: string): string =>
      `${perSecond(metric(name, 'perSecond'))}, ${metric(name, 'microseconds').toFixed(0)} µs of processor time`;
    const ratio = metric(own, 'perSecond') / metric(other, 'perSecond');
    return {
      what,
      measured: text(own),
      comparedWith: `${label}: ${text(other)}`,
      result: times(ratio),
      goal: goal === null ? '' : `≥ ${goal} ×`,
      isReached: goal === null || ratio >= goal,
    };
  };
  const what = `GET still-out, signed in, ${rows} rows, gzip`;
  return [
    line(what, 'api', 'koa', 'bare Koa 3', 0.45),
    line(what, 'api', 'express', 'bare Express 5', 2),
    line(what, 'api', 'node', 'bare node:http', null),
    line(`${what}, as 304`, 'api 304', 'koa 304', 'bare Koa 3, 304', 0.55),
  ];
}
