import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import type { RankedCsv } from './fleetApi.ts';

const membersCsvApi = injectRemote('mf-fleet').endpoints((build) => ({
  membersCsv: build.query<string, RankedCsv>({
    query: ({ group, sort }) => ({ url: `users-csv/${group}/${sort}`, responseHandler: 'text' }),
    keepUnusedDataFor: 0,
  }),
}));

export const { useQuery: useMembersCsvQuery } = membersCsvApi.membersCsv;
