import type { ClubExportAnswer, ClubExportsAnswer } from '@fleetwatch/contract/export/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

const exportApi = injectRemote('mf-club', ['mf-club/Exports']).endpoints((build) => ({
  /** GET /club-exports */
  clubExports: build.query<ClubExportsAnswer, void>({
    query: () => 'club-exports',
    providesTags: ['mf-club/Exports'],
    // Every launch adds a document, without an event for it.
    keepUnusedDataFor: 0,
  }),
  /** POST /club-export: a file's address, valid for a minute. */
  requestExport: build.mutation<ClubExportAnswer, void>({
    query: () => ({ url: 'club-export', method: 'POST', body: {} }),
    invalidatesTags: ['mf-club/Exports'],
  }),
}));

export const { useQuery: useClubExportsQuery } = exportApi.clubExports;
export const { useMutation: useRequestExportMutation } = exportApi.requestExport;
