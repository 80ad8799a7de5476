import { activityCsvName, sortiesCsvName, weekCsvName } from '@fleetwatch/contract/activity/csvNames';
import type { CreditBody } from '@fleetwatch/contract/sorties/wire';
import Joi from 'joi';
import { findAnyBoat } from '../boats/commands/findAnyBoat.ts';
import { findFleetGroup } from '../fleetgroups/commands/findFleetGroup.ts';
import { findAnyMember } from '../members/memberDirectory.ts';
import { applyOnce } from '../platform/database/applyOnce.ts';
import { clubDay, clubSeason } from '../platform/club/clock.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { findUserGroup } from '../usergroups/commands/findUserGroup.ts';
import { creditSortie } from './commands/creditSortie.ts';
import { readLauncherTotals } from './commands/readTotals.ts';
import {
  listRange,
  listed,
  streamBoatMonth,
  streamMemberMonth,
  streamRange,
} from './commands/sortieHistory.ts';
import { sumSeasons } from './commands/sumSeasons.ts';
import {
  dateSchema,
  idParamsSchema,
  monthParamsSchema,
  refuseSpan,
  seasonQuerySchema,
  weekSchema,
  yearQuerySchema,
  type MonthParams,
  type SeasonQuery,
  type WeekParams,
  type YearQuery,
} from './historySchemas.ts';
import { sortiesCsv } from './sortiesCsv.ts';
import { presentSortie, presentSorties } from './sortiePresenter.ts';

type Empty = Record<never, never>;

/** The groups that sorties are listed by: the launcher's user group, and the boat's class. */
const GROUPS = {
  userGroup: { path: '/usergroup-sorties-weekly', of: 'a user group', find: findUserGroup },
  fleetGroup: { path: '/fleetgroup-sorties-weekly', of: 'a fleet group', find: findFleetGroup },
} as const;

const weekRoute = (kind: keyof typeof GROUPS): Route =>
  memberRoute<Empty, WeekParams>({
    method: 'GET',
    path: `${GROUPS[kind].path}/:groupid/:start/:end/:form`,
    summary: `The sorties of ${GROUPS[kind].of} from one day through another.`,
    answers: 'deref: R sorties; csv: text/csv.',
    params: weekSchema,
    async handle({ params }) {
      refuseSpan(params);
      const { groupid, start, end } = params;
      const { moniker } = await GROUPS[kind].find(groupid);
      const range =
        kind === 'userGroup' ? { userGroup: groupid, start, end } : { fleetGroup: groupid, start, end };
      if (params.form === 'csv') return sortiesCsv(weekCsvName(moniker, start, end), streamRange(range));
      const sorties = await listRange(range);
      return { results: await presentSorties(sorties, await readLauncherTotals(sorties)) };
    },
  });

const yearAndMonth = (params: MonthParams, query: YearQuery): string =>
  `${query.year ?? clubDay().slice(0, 4)}-${params.month}`;

/** The subject of a month, a boat or a member, and its sorties. */
interface MonthSource {
  /** Throws 404 for an unknown subject. */
  find(id: string): Promise<unknown>;
  read: typeof streamBoatMonth;
  whose(id: string, actorId: string): 'me' | 'user' | 'boat';
}

const ofBoat: MonthSource = { find: findAnyBoat, read: streamBoatMonth, whose: () => 'boat' };
const ofMember: MonthSource = {
  find: findAnyMember,
  read: streamMemberMonth,
  whose: (id, actorId) => (id === actorId ? 'me' : 'user'),
};

const seasonRoute = (name: 'bus' | 'user', { find }: MonthSource): Route =>
  memberRoute<Empty, { id: string }, SeasonQuery>({
    method: 'GET',
    path: `/${name}season-results/:id`,
    summary: `The credited miles of a ${name === 'bus' ? 'boat' : 'member'}, day by day: of the current season, or of ?season=, and of the one before.`,
    answers: 'R the season and the one before: season, start, end, days {date, miles}.',
    params: idParamsSchema,
    query: seasonQuerySchema,
    async handle({ params: { id }, query }) {
      await find(id);
      const season = query.season === undefined ? clubSeason() : Number(query.season);
      return { results: await sumSeasons({ kind: name === 'bus' ? 'boat' : 'member', id }, season) };
    },
  });

const monthRoutes = (name: 'bus' | 'user', source: MonthSource): Route[] => [
  memberRoute<Empty, MonthParams, YearQuery>({
    method: 'GET',
    path: `/${name}monthly-results/:id/:month`,
    summary: `The sorties of a ${name === 'bus' ? 'boat' : 'member'} in a month of this year, or of ?year=.`,
    answers: 'R sorties.',
    params: monthParamsSchema,
    query: yearQuerySchema,
    async handle({ params, query }) {
      await source.find(params.id);
      const sorties = await listed(source.read(params.id, yearAndMonth(params, query)));
      return { results: await presentSorties(sorties, await readLauncherTotals(sorties)) };
    },
  }),
  memberRoute<Empty, MonthParams, YearQuery>({
    method: 'GET',
    path: `/${name}monthly-csv/:id/:month`,
    summary: `The sorties of that month as a file, with <br> as line breaks.`,
    answers: 'text/csv with <br> between its lines.',
    params: monthParamsSchema,
    query: yearQuerySchema,
    async handle({ actor, params, query }) {
      await source.find(params.id);
      const month = yearAndMonth(params, query);
      const fileName = activityCsvName(source.whose(params.id, actor.id), month);
      return sortiesCsv(fileName, source.read(params.id, month), '<br>');
    },
  }),
];

/** Sorties of past days, as lists and as files, and crediting late landings. */
export const sortieHistoryRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/sortiesbydate-results/:date',
    summary: 'The sorties of a day, in the order of launch.',
    answers: 'R sorties.',
    params: dateSchema,
    async handle({ params }) {
      const sorties = await listRange({ day: params.date });
      return { results: await presentSorties(sorties, await readLauncherTotals(sorties)) };
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/sortiesbydate-csv/:date',
    summary: 'The sorties of a day as a file.',
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
    summary: 'Credit a late landing afterwards (coaches).',
    answers: 'The sortie.',
    may: 'sortie.credit',
    body: Joi.object<CreditBody, true>({ id: idSchema().required() }),
    audit: { verb: 'credit', kind: 'sortie' },
    async handle({ actor, body, repeatable }) {
      const sortie = await applyOnce(repeatable(), (session) => creditSortie(body.id, actor.id, session));
      return presentSortie(sortie, await readLauncherTotals([sortie]));
    },
  }),
];
