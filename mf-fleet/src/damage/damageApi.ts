import type { ChangedBoat } from '@fleetwatch/contract/boats/edits';
import type {
  ClosedDamagesPage,
  Damage,
  DamageCareBody,
  DamageRepairBody,
  DamageRow,
  DamagesRejectAnswer,
  DamagesRejectBody,
  DamageStateBody,
  LabelsAnswer,
  MaintenanceBody,
} from '@fleetwatch/contract/damages/wire';
import type { DamageNumbers } from '@fleetwatch/contract/damages/numbers';
import type { PresignBody } from '@fleetwatch/contract/media/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';
import { changedTags } from '@fleetwatch/kit/store/changedTags';

const PHOTO_CACHED_S = 600;

// A report is part of its boat: a change of one changes the display of the other.
const damageApi = injectRemote('mf-fleet').endpoints((build) => ({
  /** GET /damages-results: the pending reports, the oldest first. */
  damages: build.query<DamageRow[], void>({
    query: () => 'damages-results',
    transformResponse: resultsOf<DamageRow[]>,
    providesTags: ['Boats'],
  }),
  /** GET /damages-closed-results, page by page. */
  closedDamages: build.infiniteQuery<ClosedDamagesPage, void, string>({
    infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
    query: ({ pageParam }) => ({
      url: 'damages-closed-results',
      ...(pageParam && { params: { after: pageParam } }),
    }),
    providesTags: ['Boats'],
  }),
  /** GET /damages-numbers of a season, named by the year it starts in. */
  damageNumbers: build.query<DamageNumbers, number>({
    query: (season) => `damages-numbers?season=${season}`,
    transformResponse: resultsOf<DamageNumbers>,
    providesTags: ['Boats'],
  }),
  damagesCsv: build.query<string, number>({
    query: (season) => ({ url: `damages-csv?season=${season}`, responseHandler: 'text' }),
    keepUnusedDataFor: 0,
  }),
  /** The signed address of a report's photo; it expires after a quarter of an hour, so it is cached for less. */
  photoAddress: build.query<string, PresignBody>({
    query: (body) => ({ url: 'presigned', method: 'POST', body, responseHandler: 'text' }),
    keepUnusedDataFor: PHOTO_CACHED_S,
    extraOptions: { isCacheable: false },
  }),
  /** GET /fleet-labels of the fleet, or of a class. */
  labels: build.query<LabelsAnswer, { group: string; origin: string }>({
    query: ({ group, origin }) => ({ url: 'fleet-labels', params: { origin, ...(group && { group }) } }),
    transformResponse: resultsOf<LabelsAnswer>,
    keepUnusedDataFor: 0,
    extraOptions: { isCacheable: false },
  }),
  damage: build.query<Damage, string>({ query: (id) => `damage/${id}`, providesTags: ['Boats'] }),
  withdrawDamage: build.mutation<Damage, string>({
    query: (id) => ({ url: `damage/${id}`, method: 'DELETE' }),
    invalidatesTags: changedTags('Boats'),
  }),
  moveDamage: build.mutation<Damage, DamageStateBody>({
    query: (body) => ({ url: 'damage-state', method: 'PUT', body }),
    invalidatesTags: changedTags('Boats'),
  }),
  confirmUnfit: build.mutation<Damage, string>({
    query: (id) => ({ url: 'damage-confirm', method: 'PUT', body: { id } }),
    invalidatesTags: changedTags('Boats'),
  }),
  rejectDamages: build.mutation<DamagesRejectAnswer, DamagesRejectBody>({
    query: (body) => ({ url: 'damages-reject', method: 'PUT', body }),
    invalidatesTags: changedTags('Boats'),
  }),
  careForDamage: build.mutation<Damage, DamageCareBody>({
    query: (body) => ({ url: 'damage-care', method: 'PUT', body }),
    invalidatesTags: changedTags('Boats'),
  }),
  setMaintenance: build.mutation<ChangedBoat, MaintenanceBody>({
    query: (body) => ({ url: 'fleet-maintenance', method: 'PUT', body }),
    invalidatesTags: changedTags('Boats'),
  }),
  addRepair: build.mutation<Damage, DamageRepairBody>({
    query: (body) => ({ url: 'damage-repair', method: 'POST', body }),
    invalidatesTags: changedTags('Boats'),
  }),
}));

export const { useQuery: useDamagesQuery } = damageApi.damages;
export const { useInfiniteQuery: useClosedDamagesQuery } = damageApi.closedDamages;
export const { useQuery: useDamageNumbersQuery } = damageApi.damageNumbers;
export const { useQuery: useDamagesCsvQuery } = damageApi.damagesCsv;
export const { useQuery: usePhotoAddressQuery } = damageApi.photoAddress;
export const { useLazyQuery: useLazyLabelsQuery } = damageApi.labels;
export const { useQuery: useDamageQuery } = damageApi.damage;
export const { useMutation: useWithdrawDamageMutation } = damageApi.withdrawDamage;
export const { useMutation: useMoveDamageMutation } = damageApi.moveDamage;
export const { useMutation: useConfirmUnfitMutation } = damageApi.confirmUnfit;
export const { useMutation: useRejectDamagesMutation } = damageApi.rejectDamages;
export const { useMutation: useCareForDamageMutation } = damageApi.careForDamage;
export const { useMutation: useSetMaintenanceMutation } = damageApi.setMaintenance;
export const { useMutation: useAddRepairMutation } = damageApi.addRepair;
