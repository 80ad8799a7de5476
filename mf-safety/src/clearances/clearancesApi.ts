import type {
  Clearance,
  ClearanceBody,
  ClearanceMatrix,
  Grant,
  GrantRevokeBody,
  GrantsImport,
  GrantsImportAnswer,
  GrantsImportBody,
  GrantsWorkbook,
  GrantsWorkbookBody,
  ImportUndone,
  GrantsAnswer,
  GrantsBody,
  PresetAnswer,
  PresetBody,
  Requirement,
  RequirementBody,
} from '@fleetwatch/contract/clearances/wire';
import type { SupervisionSettings } from '@fleetwatch/contract/clearances/supervision';
import type { MemberAge, MemberAgeBody } from '@fleetwatch/contract/members/age';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';
import { changedTags } from '@fleetwatch/kit/store/changedTags';
import { waitingGrant } from './texts.ts';

const remote = injectRemote('mf-safety');

/** Grants of a test day: refusals are known when they are sent. */
const grants = remote.queue<GrantsBody>('grants', {
  title: ({ members }) => waitingGrant(members.length),
  answer: (): GrantsAnswer => ({ granted: [], refused: [] }),
});

// Requirements and grants change the rules' answers at a launch.
const clearancesApi = remote.endpoints((build) => ({
  /** GET /clearance-matrix (clearances officers). */
  clearanceMatrix: build.query<ClearanceMatrix, void>({
    query: () => 'clearance-matrix',
    providesTags: ['Boats', 'Members'],
  }),
  /** GET /clearances-csv (clearances officers). */
  clearancesCsv: build.query<string, void>({
    query: () => ({ url: 'clearances-csv', responseHandler: 'text' as const }),
    keepUnusedDataFor: 0,
  }),
  /** POST /grants-import: previewed, or granted (clearances officers). */
  importGrants: build.mutation<GrantsImportAnswer, GrantsImportBody>({
    query: (body) => ({ url: 'grants-import', method: 'POST', body }),
    invalidatesTags: (_answer, _error, { isPreview }) => (isPreview ? [] : ['Boats', 'Members']),
  }),
  /** POST /grants-workbook: the lines of a workbook (clearances officers). */
  readGrantsWorkbook: build.mutation<GrantsWorkbook, GrantsWorkbookBody>({
    query: (body) => ({ url: 'grants-workbook', method: 'POST', body }),
  }),
  grantsImports: build.query<GrantsImport[], void>({
    query: () => 'grants-imports',
    transformResponse: resultsOf<GrantsImport[]>,
    providesTags: ['Members'],
  }),
  undoImport: build.mutation<ImportUndone, string>({
    query: (id) => ({ url: 'grants-import-undo', method: 'POST', body: { id } }),
    invalidatesTags: changedTags('Boats', 'Members'),
  }),
  addClearance: build.mutation<Clearance, ClearanceBody>({
    query: (body) => ({ url: 'clearance', method: 'POST', body }),
    invalidatesTags: changedTags('Boats'),
  }),
  editClearance: build.mutation<Clearance, { id: string; body: ClearanceBody }>({
    query: ({ id, body }) => ({ url: `clearance/${id}`, method: 'PUT', body }),
    invalidatesTags: changedTags('Boats'),
  }),
  removeClearance: build.mutation<Clearance, string>({
    query: (id) => ({ url: `clearance/${id}`, method: 'DELETE' }),
    invalidatesTags: changedTags('Boats'),
  }),
  addRequirement: build.mutation<Requirement, RequirementBody>({
    query: (body) => ({ url: 'requirement', method: 'POST', body }),
    invalidatesTags: changedTags('Boats'),
  }),
  editRequirement: build.mutation<Requirement, { id: string; body: RequirementBody }>({
    query: ({ id, body }) => ({ url: `requirement/${id}`, method: 'PUT', body }),
    invalidatesTags: changedTags('Boats'),
  }),
  removeRequirement: build.mutation<Requirement, string>({
    query: (id) => ({ url: `requirement/${id}`, method: 'DELETE' }),
    invalidatesTags: changedTags('Boats'),
  }),
  addPreset: build.mutation<PresetAnswer, PresetBody>({
    query: (body) => ({ url: 'clearance-preset', method: 'POST', body }),
    invalidatesTags: changedTags('Boats'),
  }),
  grant: build.mutation<GrantsAnswer, GrantsBody>({
    query: (body) => ({ url: 'grants', method: 'POST', body }),
    extraOptions: { queue: grants },
    invalidatesTags: changedTags('Boats', 'Members'),
  }),
  /** PUT /member-age: the caller's own; any member's for officers. */
  setMemberAge: build.mutation<MemberAge, MemberAgeBody>({
    query: (body) => ({ url: 'member-age', method: 'PUT', body }),
    invalidatesTags: changedTags('Boats', 'Members'),
  }),
  setSupervision: build.mutation<SupervisionSettings, SupervisionSettings>({
    query: (body) => ({ url: 'supervision-settings', method: 'PUT', body }),
    invalidatesTags: changedTags('Boats'),
  }),
  revokeGrant: build.mutation<Grant, GrantRevokeBody>({
    query: (body) => ({ url: 'grant-revoke', method: 'PUT', body }),
    invalidatesTags: changedTags('Boats', 'Members'),
  }),
}));

export const { useQuery: useClearanceMatrixQuery } = clearancesApi.clearanceMatrix;
export const { useQuery: useClearancesCsvQuery } = clearancesApi.clearancesCsv;
export const { useMutation: useImportGrantsMutation } = clearancesApi.importGrants;
export const { useMutation: useReadGrantsWorkbookMutation } = clearancesApi.readGrantsWorkbook;
export const { useQuery: useGrantsImportsQuery } = clearancesApi.grantsImports;
export const { useMutation: useUndoImportMutation } = clearancesApi.undoImport;
export const { useMutation: useAddClearanceMutation } = clearancesApi.addClearance;
export const { useMutation: useEditClearanceMutation } = clearancesApi.editClearance;
export const { useMutation: useRemoveClearanceMutation } = clearancesApi.removeClearance;
export const { useMutation: useAddRequirementMutation } = clearancesApi.addRequirement;
export const { useMutation: useEditRequirementMutation } = clearancesApi.editRequirement;
export const { useMutation: useRemoveRequirementMutation } = clearancesApi.removeRequirement;
export const { useMutation: useAddPresetMutation } = clearancesApi.addPreset;
export const { useMutation: useGrantMutation } = clearancesApi.grant;
export const { useMutation: useRevokeGrantMutation } = clearancesApi.revokeGrant;
export const { useMutation: useSetMemberAgeMutation } = clearancesApi.setMemberAge;
export const { useMutation: useSetSupervisionMutation } = clearancesApi.setSupervision;
