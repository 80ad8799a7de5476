import { baseApi } from '@fleetwatch/kit/store/baseApi';
import type { RankedCsv } from './fleetApi.ts';

const membersCsvApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    membersCsv: build.query<string, RankedCsv>({
      query: ({ group, sort }) => ({ url: `users-csv/${group}/${sort}`, responseHandler: 'text' }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useMembersCsvQuery } = membersCsvApi;
