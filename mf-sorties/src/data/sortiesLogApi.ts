import type { DayActivity } from '@fleetwatch/contract/activity/wire';
import { plainCsv } from '@fleetwatch/contract/activity/csvCells';
import type { Sortie, SortiePage } from '@fleetwatch/contract/sorties/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';

/** Sorties of one group between two days, both inclusive. */
export interface GroupWeek {
  kind: 'usergroup' | 'fleetgroup';
  group: string;
  start: LocalDateText;
  end: LocalDateText;
}

/** A calendar month of a member or a boat; `month` is '2026-05'. */
export interface MonthRequest {
  of: 'user' | 'bus';
  id: string;
  month: string;
}

const weekPath = ({ kind, group, start, end }: GroupWeek): string =>
  `${kind}-sorties-weekly/${group}/${start}/${end}`;

export const weekCsvPath = (week: GroupWeek): string => `${weekPath(week)}/csv`;

const monthCall = ({ of, id, month }: MonthRequest) => ({
  url: `${of}monthly-results/${id}/${month.slice(5)}`,
  params: { year: month.slice(0, 4) },
});

/** 'usermonthly-csv/…/05?year=2026' */
export const monthCsvPath = ({ of, id, month }: MonthRequest): string =>
  `${of}monthly-csv/${id}/${month.slice(5)}?year=${month.slice(0, 4)}`;

/** Rows of a page: two or three screens of a phone. A month of thousands renders as fast as one of fifty. */
export const PAGE_ROWS = 50;

interface Call {
  url: string;
  params?: Record<string, string>;
}
type CallResult = { data?: unknown; error?: undefined } | { data?: undefined; error: ApiFailure };

/** Fetches a list to its end (rule sortie.pages), for views that need all of it, such as a day's timeline. */
function fetchAllPages<Arg>(callOf: (arg: Arg) => Call) {
  return async (
    arg: Arg,
    _api: unknown,
    _options: unknown,
    request: (call: Call) => CallResult | PromiseLike<CallResult>,
  ): Promise<{ data: Sortie[] } | { error: ApiFailure }> => {
    const { url, params = {} } = callOf(arg);
    const sorties: Sortie[] = [];
    let after: string | undefined;
    do {
      const { data, error } = await request({
        url,
        params: after === undefined ? params : { ...params, after },
      });
      if (error) return { error };
      const page = data as SortiePage;
      sorties.push(...page.results);
      after = page.next;
    } while (after !== undefined);
    return { data: sorties };
  };
}

const tags = ['Activity', { type: 'Sorties', id: 'TODAY' }] as const;
const asText = 'text' as const;

const sortiesLogApi = injectRemote('mf-sorties').endpoints((build) => ({
  /** GET /sortiesbydate-results/{date} */
  sortiesByDate: build.query<Sortie[], LocalDateText>({
    queryFn: fetchAllPages((day) => ({ url: `sortiesbydate-results/${day}` })),
    providesTags: tags,
  }),
  /** GET /sortiesbydate-csv/{date} */
  sortiesByDateCsv: build.query<string, LocalDateText>({
    query: (day) => ({ url: `sortiesbydate-csv/${day}`, responseHandler: asText }),
    providesTags: tags,
  }),
  /** The club's current month, an entry for each of its days (GET /activity-results). */
  clubMonth: build.query<DayActivity[], void>({
    query: () => 'activity-results',
    transformResponse: resultsOf<DayActivity[]>,
    providesTags: ['Activity'],
    keepUnusedDataFor: 600,
  }),
  /** GET /usergroup-sorties-weekly/… and /fleetgroup-sorties-weekly/… */
  groupWeek: build.infiniteQuery<SortiePage, GroupWeek, string>({
    infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
    query: ({ queryArg, pageParam }) => ({
      url: `${weekPath(queryArg)}/deref`,
      params: { limit: String(PAGE_ROWS), order: 'latest', ...(pageParam && { after: pageParam }) },
    }),
    providesTags: tags,
  }),
  groupWeekCsv: build.query<string, GroupWeek>({
    query: (week) => ({ url: weekCsvPath(week), responseHandler: asText }),
    providesTags: tags,
  }),
  /** The signed-in member's month: the only activity that is cached (rule activity.tabs). */
  ownMonth: build.query<Sortie[], MonthRequest>({
    queryFn: fetchAllPages(monthCall),
    providesTags: tags,
    keepUnusedDataFor: 3_600,
  }),
  /** The month of another member or a boat: dropped as soon as no screen uses it. */
  otherMonth: build.query<Sortie[], MonthRequest>({
    queryFn: fetchAllPages(monthCall),
    providesTags: tags,
    keepUnusedDataFor: 0,
  }),
  /** Its CSV file; the documented line breaks in it are tags. */
  monthCsv: build.query<string, MonthRequest>({
    query: (month) => ({ url: monthCsvPath(month), responseHandler: asText }),
    transformResponse: plainCsv,
    providesTags: tags,
    keepUnusedDataFor: 0,
  }),
}));

export const { useQuery: useSortiesByDateQuery } = sortiesLogApi.sortiesByDate;
export const { useQuery: useSortiesByDateCsvQuery } = sortiesLogApi.sortiesByDateCsv;
export const { useQuery: useClubMonthQuery } = sortiesLogApi.clubMonth;
export const { useInfiniteQuery: useGroupWeekQuery } = sortiesLogApi.groupWeek;
export const { useQuery: useGroupWeekCsvQuery } = sortiesLogApi.groupWeekCsv;
export const { useQuery: useOwnMonthQuery } = sortiesLogApi.ownMonth;
export const { useQuery: useOtherMonthQuery } = sortiesLogApi.otherMonth;
export const { useQuery: useMonthCsvQuery } = sortiesLogApi.monthCsv;
