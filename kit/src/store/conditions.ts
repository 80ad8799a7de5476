import type { ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import { baseApi } from './baseApi.ts';

const conditionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How it is out there (GET /conditions), for clubs with the feature 'conditions'; the age of what is measured is counted here. */
    conditions: build.query<ConditionsAnswer, void>({
      query: () => 'conditions',
      providesTags: ['Club'],
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useConditionsQuery } = conditionsApi;
/** For thunks and tests: `conditions.initiate()`. */
export const { conditions } = conditionsApi.endpoints;
