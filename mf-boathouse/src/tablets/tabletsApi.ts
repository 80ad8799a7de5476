import type { PairTabletBody, Tablet, UnpairTabletBody } from '@fleetwatch/contract/tablets/wire';
import { baseApi, resultsOf } from '@fleetwatch/kit/store/baseApi';

const tabletsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The club's paired tablets (GET /tablets-results, coaches). */
    tablets: build.query<Tablet[], void>({
      query: () => 'tablets-results',
      transformResponse: resultsOf<Tablet[]>,
      providesTags: ['Tablets'],
    }),
    pairTablet: build.mutation<Tablet, PairTabletBody>({
      query: (body) => ({ url: 'tablet-pair', method: 'POST', body }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Tablets']),
    }),
    unpairTablet: build.mutation<{ _id: string }, UnpairTabletBody>({
      query: (body) => ({ url: 'tablet-unpair', method: 'DELETE', body }),
      invalidatesTags: ['Tablets'],
    }),
  }),
});

export const { useTabletsQuery, usePairTabletMutation, useUnpairTabletMutation } = tabletsApi;
