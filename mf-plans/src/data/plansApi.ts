import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { baseApi, resultsOf } from '@fleetwatch/kit/store/baseApi';

/** Days, both counted. */
export interface DaySpan {
  from: LocalDateText;
  to: LocalDateText;
}

const plansApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All plans of some days, repetitions each for itself, in the order of launch (GET /plans). */
    plans: build.query<Plan[], DaySpan>({
      query: ({ from, to }) => ({ url: 'plans', params: { from, to } }),
      transformResponse: resultsOf<Plan[]>,
      providesTags: ['Plans'],
    }),
  }),
});

export const { usePlansQuery } = plansApi;
