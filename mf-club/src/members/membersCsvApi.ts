import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import type { RankedCsv } from '@fleetwatch/kit/parts/listPlace.ts';

const membersCsvApi = injectRemote('mf-club').endpoints((build) => ({
  membersCsv: build.query<string, RankedCsv>({
    query: ({ group, sort }) => ({ url: `users-csv/${group}/${sort}`, responseHandler: 'text' }),
    keepUnusedDataFor: 0,
  }),
}));

export const { useQuery: useMembersCsvQuery } = membersCsvApi.membersCsv;
