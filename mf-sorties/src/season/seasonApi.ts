import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { roundMiles } from '@fleetwatch/contract/sorties/miles';
import { datePart, type LocalDateText } from '@fleetwatch/contract/time/localText';
import { monthText } from '@fleetwatch/contract/time/weeks';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { baseApi, resultsOf } from '@fleetwatch/kit/store/baseApi';

/** Credited miles by day; days without any are left out. */
export type MilesByDay = Record<LocalDateText, number>;

export interface SeasonOf {
  of: 'user' | 'bus';
  id: string;
  year: number;
  /** The last month that can have sorties: 12, or the current one of the current year. */
  untilMonth: number;
}

/** Late landings credit nothing (the midnight rule, member-operations §4). */
export function addMiles(
  byDay: MilesByDay,
  sorties: readonly Pick<Sortie, 'launch' | 'miles' | 'late'>[],
): void {
  for (const { launch, miles, late } of sorties) {
    const day = datePart(launch);
    if (!late && miles > 0) byDay[day] = roundMiles((byDay[day] ?? 0) + miles);
  }
}

const seasonApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A year of a member or a boat. The API gives months, of which no more is kept than each day's miles. */
    season: build.query<MilesByDay, SeasonOf>({
      queryFn: async ({ of, id, year, untilMonth }, _api, _options, ask) => {
        const months = Array.from({ length: untilMonth }, (_, index) => monthText(year, index + 1));
        const answers = await Promise.all(
          months.map((month) =>
            ask({ url: `${of}monthly-results/${id}/${month.slice(5)}`, params: { year: month.slice(0, 4) } }),
          ),
        );
        const byDay: MilesByDay = {};
        for (const { data, error } of answers) {
          if (error) return { error: failureOf(error) };
          addMiles(byDay, resultsOf(data as { results: Sortie[] }));
        }
        return { data: byDay };
      },
      providesTags: ['Activity'],
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useSeasonQuery } = seasonApi;
