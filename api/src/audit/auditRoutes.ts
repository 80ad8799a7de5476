import { ONLY_OFFICERS } from '@fleetwatch/contract/officers/texts';
import { OFFICES } from '@fleetwatch/contract/officers/offices';
import { coachesAndOfficers } from '../platform/auth/rights.ts';
import type { AuditPage } from '@fleetwatch/contract/audit/wire';
import { clubDay } from '../platform/club/clock.ts';
import { csvFile, type Cell } from '../platform/http/csvFile.ts';
import { cursorOf } from '../platform/http/latestFirst.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { presentAuditEntry } from './auditPresenter.ts';
import {
  auditPageOf,
  auditPageSchema,
  auditQuerySchema,
  toAuditFilter,
  type AuditPageQuery,
  type AuditQuery,
} from './auditSchemas.ts';
import { readAuditPage, streamAudit, type AuditFilter } from './commands/readAudit.ts';
import { readNames } from './commands/readNames.ts';

const READ_TRAIL = coachesAndOfficers('audit.read', OFFICES, ONLY_OFFICERS);

type Empty = Record<never, never>;

const COLUMNS = ['When', 'Who', 'Verb', 'Kind', 'Subject', 'Before', 'After'] as const;

const fieldsText = (fields: Record<string, unknown> | null): string => (fields ? JSON.stringify(fields) : '');

async function* cellsOf(wanted: AuditFilter): AsyncGenerator<readonly Cell[]> {
  for await (const batch of streamAudit(wanted)) {
    const names = await readNames(batch);
    for (const entry of batch) {
      const { at, who, verb, kind, subject, before, after } = presentAuditEntry(entry, names);
      yield [
        at,
        who?.name ?? who?._id ?? '',
        verb,
        kind,
        subject?.name ?? subject?._id ?? '',
        fieldsText(before),
        fieldsText(after),
      ];
    }
  }
}

const FILTERS = 'filtered by ?who=, ?kind=, ?subject=, and from ?since= through ?until=';

export const auditRoutes: Route[] = [
  memberRoute<Empty, Empty, AuditPageQuery>({
    method: 'GET',
    path: '/audit-results',
    summary: `List the audit trail, ${FILTERS}.`,
    answers: 'R entries, newest first; if there are more, pass `next` as ?after=.',
    may: READ_TRAIL,
    query: auditPageSchema,
    async handle({ query }): Promise<AuditPage> {
      const { entries, hasMore } = await readAuditPage(toAuditFilter(query), auditPageOf(query));
      const names = await readNames(entries);
      const last = entries.at(-1);
      return {
        results: entries.map((entry) => presentAuditEntry(entry, names)),
        ...(hasMore && last && { next: cursorOf(last) }),
      };
    },
  }),
  memberRoute<Empty, Empty, AuditQuery>({
    method: 'GET',
    path: '/audit-csv',
    summary: `Download the audit trail as a file, ${FILTERS}.`,
    answers: 'text/csv',
    may: READ_TRAIL,
    query: auditQuerySchema,
    handle: ({ query }) =>
      csvFile({ fileName: `Audit-${clubDay()}.csv`, columns: COLUMNS, rows: cellsOf(toAuditFilter(query)) }),
  }),
];
