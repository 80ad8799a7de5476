import type { ReportFile } from '@fleetwatch/contract/import/reportNames';
import type {
  ImportColumnsBody,
  ImportDetail,
  ImportMappingBody,
  ImportPartBody,
  ImportSummary,
  ImportUndoPreview,
  InvitationsAnswer,
  InvitationsBody,
  NewImportBody,
  UnclaimedMember,
} from '@fleetwatch/contract/import/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';

const IMPORTS = 'mf-club/Imports';
const importApi = injectRemote('mf-club', [IMPORTS]).endpoints((build) => ({
  /** GET /imports-results */
  imports: build.query<ImportSummary[], void>({
    query: () => 'imports-results',
    transformResponse: resultsOf<ImportSummary[]>,
    providesTags: [IMPORTS],
  }),
  /** GET /import/:import_id */
  importDetail: build.query<ImportDetail, string>({
    query: (id) => `import/${id}`,
    providesTags: [IMPORTS],
    keepUnusedDataFor: 0,
  }),
  /** GET /import-problems-csv/:import_id, or its totals. */
  importReport: build.query<string, { id: string; file: ReportFile }>({
    query: ({ id, file }) => ({ url: `import-${file}-csv/${id}`, responseHandler: 'text' }),
    keepUnusedDataFor: 0,
  }),
  /** POST /import */
  openImport: build.mutation<ImportSummary, NewImportBody>({
    query: (body) => ({ url: 'import', method: 'POST', body }),
  }),
  /** PUT /import-part */
  sendPart: build.mutation<void, ImportPartBody>({
    query: (body) => ({ url: 'import-part', method: 'PUT', body }),
  }),
  /** POST /import-read */
  readImport: build.mutation<ImportDetail, { id: string }>({
    query: (body) => ({ url: 'import-read', method: 'POST', body }),
    invalidatesTags: [IMPORTS],
  }),
  /** PUT /import-columns */
  readColumns: build.mutation<ImportDetail, ImportColumnsBody>({
    query: (body) => ({ url: 'import-columns', method: 'PUT', body }),
    invalidatesTags: [IMPORTS],
  }),
  /** PUT /import-mapping */
  answerImport: build.mutation<ImportDetail, ImportMappingBody>({
    query: (body) => ({ url: 'import-mapping', method: 'PUT', body }),
    invalidatesTags: [IMPORTS],
  }),
  /** POST /import-apply */
  applyImport: build.mutation<ImportSummary, { id: string }>({
    query: (body) => ({ url: 'import-apply', method: 'POST', body }),
    invalidatesTags: [IMPORTS],
  }),
  /** POST /import-undo */
  undoImport: build.mutation<ImportSummary, { id: string }>({
    query: (body) => ({ url: 'import-undo', method: 'POST', body }),
    invalidatesTags: [IMPORTS],
  }),
  /** GET /import-undo-preview/:import_id */
  undoPreview: build.query<ImportUndoPreview, string>({
    query: (id) => `import-undo-preview/${id}`,
    keepUnusedDataFor: 0,
  }),
  /** DELETE /import/:import_id */
  discardImport: build.mutation<{ _id: string }, string>({
    query: (id) => ({ url: `import/${id}`, method: 'DELETE' }),
    invalidatesTags: [IMPORTS],
  }),
  /** GET /unclaimed-results */
  unclaimed: build.query<UnclaimedMember[], void>({
    query: () => 'unclaimed-results',
    transformResponse: resultsOf<UnclaimedMember[]>,
    providesTags: [IMPORTS, 'Members'],
  }),
  /** POST /invitations */
  invite: build.mutation<InvitationsAnswer, InvitationsBody>({
    query: (body) => ({ url: 'invitations', method: 'POST', body }),
    invalidatesTags: [IMPORTS],
  }),
}));

export const { useQuery: useImportsQuery } = importApi.imports;
export const { useQuery: useImportQuery } = importApi.importDetail;
export const { useQuery: useImportReportQuery } = importApi.importReport;
export const { useMutation: useOpenImportMutation } = importApi.openImport;
export const { useMutation: useSendPartMutation } = importApi.sendPart;
export const { useMutation: useReadImportMutation } = importApi.readImport;
export const { useMutation: useReadColumnsMutation } = importApi.readColumns;
export const { useMutation: useAnswerImportMutation } = importApi.answerImport;
export const { useMutation: useApplyImportMutation } = importApi.applyImport;
export const { useMutation: useUndoImportMutation } = importApi.undoImport;
export const { useQuery: useUndoPreviewQuery } = importApi.undoPreview;
export const { useMutation: useDiscardImportMutation } = importApi.discardImport;
export const { useQuery: useUnclaimedQuery } = importApi.unclaimed;
export const { useMutation: useInviteMutation } = importApi.invite;
