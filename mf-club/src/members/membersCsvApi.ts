import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import type { RankedCsv } from '@fleetwatch/kit/parts/listPlace.ts';
import { rankedCall } from '@fleetwatch/kit/parts/rankedCall.ts';

const membersCsvApi = injectRemote('mf-club').endpoints((build) => ({
  membersCsv: build.query<string, RankedCsv>({
    query: (file) => ({ url: rankedCall('users-csv', file), responseHandler: 'text' }),
    keepUnusedDataFor: 0,
  }),
}));

export const { useQuery: useMembersCsvQuery } = membersCsvApi.membersCsv;
