import { CSV_SPAN_DAYS_MAX, LIST_ROWS_MAX, LIST_SPAN_DAYS_MAX } from '@fleetwatch/contract/sorties/limits';
import { END_BEFORE_START, spanTooLong } from '@fleetwatch/contract/sorties/texts';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import Joi from 'joi';
import { daySchema, monthSchema, spanDays, yearSchema } from '../platform/club/days.ts';
import { ApiError } from '../platform/http/errors.ts';
import { idSchema } from '../platform/http/validate.ts';
import type { PageOfRange } from '../logbook/commands/sortieHistory.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';

export const dateSchema = Joi.object<{ date: LocalDateText }, true>({ date: daySchema().required() });

/** Parameters of a group's days, as a list ('deref') or as a file. */
export interface WeekParams {
  groupid: string;
  start: LocalDateText;
  end: LocalDateText;
  form: 'deref' | 'csv';
}

export const weekSchema = Joi.object<WeekParams, true>({
  groupid: idSchema().required(),
  start: daySchema().required(),
  end: daySchema().required(),
  form: Joi.string().valid('deref', 'csv').required(),
});

/** Throws 422 for days in the wrong order, and for more days than a list or a file may have. */
export function refuseSpan({ start, end, form }: WeekParams): void {
  const most = form === 'csv' ? CSV_SPAN_DAYS_MAX : LIST_SPAN_DAYS_MAX;
  const days = spanDays(start, end);
  if (days < 1) throw new ApiError('invalid:end', END_BEFORE_START);
  if (days > most) throw new ApiError('invalid:end', spanTooLong(most));
}

/** Parameters of a boat's or a member's month. */
export interface MonthParams {
  id: string;
  /** '01' to '12' */
  month: string;
}

export const monthParamsSchema = Joi.object<MonthParams, true>({
  id: idSchema().required(),
  month: monthSchema().required(),
});

/** Query for a boat's or a member's season; the current one without `season`. */
export interface SeasonQuery {
  /** Year in which the season starts. */
  season?: string;
}

export const idParamsSchema = Joi.object<{ id: string }, true>({ id: idSchema().required() });
export const seasonQuerySchema = Joi.object<SeasonQuery, true>({ season: yearSchema() });

/** Requested page of a list (rule sortie.pages). */
export interface PageQuery {
  /** Maximum number of rows: '1' to '500'. */
  limit?: string;
  /** `next` of the previous page. */
  after?: string;
  /** Latest first; in launch order when absent. */
  order?: 'latest';
}

const CURSOR = /^(\d{4}-\d\d-\d\d)_(\d{1,14})_([0-9a-f]{24})$/;

const pageKeys = {
  limit: Joi.string().pattern(/^([1-9]\d?|[1-4]\d\d|500)$/),
  after: Joi.string().pattern(CURSOR),
  order: Joi.string().valid('latest'),
};

export const pageQuerySchema = Joi.object<PageQuery, true>(pageKeys);

/** Returns the requested page; without `limit`, the maximum for one answer. */
export function pageOf({ limit, after, order }: PageQuery): PageOfRange {
  const [, day, ms, id] = CURSOR.exec(after ?? '') ?? [];
  return {
    limit: Number(limit ?? LIST_ROWS_MAX),
    after: day && id ? { day, launchedAt: new Date(Number(ms)), id } : null,
    isLatestFirst: order === 'latest',
  };
}

/** Builds `next`: the position of the page's last row. */
export const cursorAfter = ({ day, launchedAt, _id }: SortieRecord): string =>
  `${day}_${launchedAt.getTime()}_${String(_id)}`;

export interface YearQuery {
  /** The current year when absent. */
  year?: string;
}

export const yearQuerySchema = Joi.object<YearQuery, true>({ year: yearSchema() });
export const yearPageQuerySchema = Joi.object<YearQuery & PageQuery, true>({
  year: yearSchema(),
  ...pageKeys,
});
