import { ONLY_COACHES_CREDIT } from '@fleetwatch/contract/sorties/texts';
import { confirmedCoaches } from '../platform/auth/rights.ts';
import { activityCsvName, sortiesCsvName, weekCsvName } from '@fleetwatch/contract/activity/csvNames';
import type { CreditBody, SortiePage } from '@fleetwatch/contract/sorties/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import Joi from 'joi';
import { findAnyBoat } from '../boats/commands/findBoat.ts';
import { findFleetGroup } from '../fleetgroups/commands/findFleetGroup.ts';
import { findAnyMember } from '../members/memberDirectory.ts';
import { runWrite } from '../platform/database/runWrite.ts';
import { clubDay, clubSeason } from '../platform/club/clock.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { findUserGroup } from '../usergroups/commands/findUserGroup.ts';
import { creditSortie } from './commands/creditSortie.ts';
import { readLauncherTotals } from '../logbook/commands/readTotals.ts';
import { readPage, streamRange, sumRange, type SortieRange } from '../logbook/commands/sortieHistory.ts';
import { sumSeasons } from '../logbook/commands/sumSeasons.ts';
import {
  cursorAfter,
  dateSchema,
  idParamsSchema,
  monthParamsSchema,
  pageOf,
  pageQuerySchema,
  refuseSpan,
  seasonQuerySchema,
  weekSchema,
  yearPageQuerySchema,
  yearQuerySchema,
  type MonthParams,
  type PageQuery,
  type SeasonQuery,
  type WeekParams,
  type YearQuery,
} from './historySchemas.ts';
import { sortiesCsv } from './sortiesCsv.ts';
import { presentSortie, presentSorties } from './sortiePresenter.ts';

type Empty = Record<never, never>;

/** Describes the page parameters, for the API's description (rule sortie.pages). */
const PAGE = 'R sorties; beyond 500 or ?limit=, pass `next` as ?after=.';

async function presentPage(range: SortieRange, query: PageQuery): Promise<SortiePage> {
  const { sorties, hasMore } = await readPage(range, pageOf(query));
  const last = sorties.at(-1);
  const isFirst = query.limit !== undefined && query.after === undefined;
  return {
    results: await presentSorties(sorties, await readLauncherTotals(sorties)),
    ...(hasMore && last && { next: cursorAfter(last) }),
    ...(isFirst && { sum: await sumRange(range) }),
  };
}

/** Groups that sorties are listed by: the launcher's user group, and the boat's class. */
const GROUPS = {
  userGroup: { path: '/usergroup-sorties-weekly', of: 'a user group', find: findUserGroup },
  fleetGroup: { path: '/fleetgroup-sorties-weekly', of: 'a fleet group', find: findFleetGroup },
} as const;

const weekRoute = (kind: keyof typeof GROUPS): Route =>
  memberRoute<Empty, WeekParams, PageQuery>({
    method: 'GET',
    path: `${GROUPS[kind].path}/:groupid/:start/:end/:form`,
    summary: `List the sorties of ${GROUPS[kind].of} from one day through another.`,
    answers: `deref: ${PAGE} csv: text/csv.`,
    params: weekSchema,
    query: pageQuerySchema,
    async handle({ params, query }) {
      refuseSpan(params);
      const { groupid, start, end } = params;
      const { moniker } = await GROUPS[kind].find(groupid);
      const range =
        kind === 'userGroup' ? { userGroup: groupid, start, end } : { fleetGroup: groupid, start, end };
      if (params.form === 'csv') return sortiesCsv(weekCsvName(moniker, start, end), streamRange(range));
      return presentPage(range, query);
    },
  });

const yearAndMonth = (params: MonthParams, query: YearQuery): string =>
  `${query.year ?? clubDay().slice(0, 4)}-${params.month}`;

/** Subject of a month, a boat or a member, and its sorties. */
interface MonthSource {
  /** Finds the subject; 404 for an unknown one. */
  find(id: string): Promise<unknown>;
  rangeOf(id: string, month: string): SortieRange;
  whose(id: string, actorId: string): 'me' | 'user' | 'boat';
}

const ofBoat: MonthSource = {
  find: findAnyBoat,
  rangeOf: (boat, month) => ({ boat, month }),
  whose: () => 'boat',
};
const ofMember: MonthSource = {
  find: findAnyMember,
  rangeOf: (member, month) => ({ member, month }),
  whose: (id, actorId) => (id === actorId ? 'me' : 'user'),
};

const seasonRoute = (name: 'bus' | 'user', { find }: MonthSource): Route =>
  memberRoute<Empty, { id: string }, SeasonQuery>({
    method: 'GET',
    path: `/${name}season-results/:id`,
    summary: `Get the credited miles of a ${name === 'bus' ? 'boat' : 'member'} day by day, for this season or ?season=, and for the previous season.`,
    answers: 'R the season and the previous one: season, start, end, days {date, miles}.',
    params: idParamsSchema,
    query: seasonQuerySchema,
    async handle({ params: { id }, query }) {
      await find(id);
      const season = query.season === undefined ? clubSeason() : Number(query.season);
      return { results: await sumSeasons({ kind: name === 'bus' ? 'boat' : 'member', id }, season) };
    },
  });

const monthRoutes = (name: 'bus' | 'user', source: MonthSource): Route[] => [
  memberRoute<Empty, MonthParams, YearQuery & PageQuery>({
    method: 'GET',
    path: `/${name}monthly-results/:id/:month`,
    summary: `List the sorties of a ${name === 'bus' ? 'boat' : 'member'} in a month of this year or ?year=.`,
    answers: PAGE,
    params: monthParamsSchema,
    query: yearPageQuerySchema,
    async handle({ params, query }) {
      await source.find(params.id);
      return presentPage(source.rangeOf(params.id, yearAndMonth(params, query)), query);
    },
  }),
  memberRoute<Empty, MonthParams, YearQuery>({
    method: 'GET',
    path: `/${name}monthly-csv/:id/:month`,
    summary: `Download the sorties of that month as a file, with <br> as line breaks.`,
    answers: 'text/csv with <br> between its lines.',
    params: monthParamsSchema,
    query: yearQuerySchema,
    async handle({ actor, params, query }) {
      await source.find(params.id);
      const month = yearAndMonth(params, query);
      const fileName = activityCsvName(source.whose(params.id, actor.id), month);
      return sortiesCsv(fileName, streamRange(source.rangeOf(params.id, month)), '<br>');
    },
  }),
];

/** Routes for sorties of past days, as lists and as files, and for crediting late landings. */
export const sortieHistoryRoutes: Route[] = [
  memberRoute<Empty, { date: LocalDateText }, PageQuery>({
    method: 'GET',
    path: '/sortiesbydate-results/:date',
    summary: 'List the sorties of a day in launch order.',
    answers: PAGE,
    params: dateSchema,
    query: pageQuerySchema,
    async handle({ params, query }) {
      return presentPage({ day: params.date }, query);
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/sortiesbydate-csv/:date',
    summary: 'Download the sorties of a day as a file.',
    answers: 'text/csv.',
    params: dateSchema,
    async handle({ params }) {
      return sortiesCsv(sortiesCsvName(params.date), streamRange({ day: params.date }));
    },
  }),

  weekRoute('userGroup'),
  weekRoute('fleetGroup'),
  ...monthRoutes('bus', ofBoat),
  ...monthRoutes('user', ofMember),
  seasonRoute('bus', ofBoat),
  seasonRoute('user', ofMember),

  memberRoute<CreditBody>({
    method: 'PUT',
    path: '/sortie-credit',
    summary: 'Credit a late landing (coaches).',
    answers: 'The sortie.',
    may: confirmedCoaches('sortie.credit', ONLY_COACHES_CREDIT),
    body: Joi.object<CreditBody, true>({ id: idSchema().required() }),
    audit: { verb: 'credit', kind: 'sortie' },
    async handle({ actor, body, repeatable }) {
      const sortie = await runWrite({
        repeat: repeatable(),
        work: (session, effects) => creditSortie(body.id, actor.id, session, effects),
      });
      return presentSortie(sortie, await readLauncherTotals([sortie]));
    },
  }),
];
