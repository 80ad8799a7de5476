import type { AuditPage } from '@fleetwatch/contract/audit/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

/** '' for a filter that is not set. */
export interface AuditFilter {
  kind: string;
  since: string;
  until: string;
  /** Id of the acting member. */
  who: string;
}

/** Entries on one page. */
const PAGE_ENTRIES = 50;

const setFilters = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

const auditApi = injectRemote('mf-club').endpoints((build) => ({
  /** GET /audit-results, page by page (coaches). */
  audit: build.infiniteQuery<AuditPage, AuditFilter, string>({
    infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
    query: ({ queryArg, pageParam }) => ({
      url: 'audit-results',
      params: {
        ...setFilters(queryArg),
        limit: String(PAGE_ENTRIES),
        ...(pageParam && { after: pageParam }),
      },
    }),
    keepUnusedDataFor: 0,
  }),
  /** GET /audit-csv */
  auditCsv: build.query<string, AuditFilter>({
    query: (filter) => ({ url: 'audit-csv', params: setFilters(filter), responseHandler: 'text' as const }),
    keepUnusedDataFor: 0,
  }),
}));

export const { useInfiniteQuery: useAuditQuery } = auditApi.audit;
export const { useQuery: useAuditCsvQuery } = auditApi.auditCsv;
