import type { PairTabletBody, Tablet } from '@fleetwatch/contract/tablets/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';

const tabletsApi = injectRemote('mf-boathouse').endpoints((build) => ({
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
  unpairTablet: build.mutation<{ _id: string }, string>({
    query: (id) => ({ url: `tablet/${id}`, method: 'DELETE' }),
    invalidatesTags: ['Tablets'],
  }),
}));

export const { useQuery: useTabletsQuery } = tabletsApi.tablets;
export const { useMutation: usePairTabletMutation } = tabletsApi.pairTablet;
export const { useMutation: useUnpairTabletMutation } = tabletsApi.unpairTablet;
