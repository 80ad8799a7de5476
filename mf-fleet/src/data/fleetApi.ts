import type {
  BoatDetail,
  BoatUpdateBody,
  ChangedBoat,
  DecommissionBody,
  IdBody,
  LogAppendBody,
} from '@fleetwatch/contract/boats/edits';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';
import type { RankedCsv } from '@fleetwatch/kit/parts/listPlace.ts';
import { rankedCall } from '@fleetwatch/kit/parts/rankedCall.ts';
import { changedTags } from '@fleetwatch/kit/store/changedTags';

const fleetApi = injectRemote('mf-fleet').endpoints((build) => ({
  /** A boat with its captain's log, by its id (GET /bus2/{bus_id}). */
  boatDetail: build.query<BoatDetail, string>({
    query: (boatId) => `bus2/${boatId}`,
    // A cached response may be older than the field `logedits`.
    transformResponse: (answer: Parameters<typeof resultsOf<BoatDetail>>[0]) => ({
      ...resultsOf(answer),
      logedits: resultsOf(answer).logedits ?? [],
    }),
    providesTags: ['Boats'],
  }),
  fleetCsv: build.query<string, RankedCsv>({
    query: (file) => ({ url: rankedCall('fleet-csv', file), responseHandler: 'text' }),
    keepUnusedDataFor: 0,
  }),
  dryDockBoat: build.mutation<ChangedBoat, IdBody>({
    query: (body) => ({ url: 'fleet-drydock', method: 'PUT', body }),
    invalidatesTags: changedTags('Boats'),
  }),
  splashBoat: build.mutation<ChangedBoat, IdBody>({
    query: (body) => ({ url: 'fleet-splash', method: 'PUT', body }),
    invalidatesTags: changedTags('Boats'),
  }),
  decommissionBoat: build.mutation<ChangedBoat, DecommissionBody>({
    query: (body) => ({ url: 'fleet-decommission', method: 'DELETE', body }),
    invalidatesTags: changedTags('Boats'),
  }),
  appendToLog: build.mutation<ChangedBoat, LogAppendBody & { boat: string }>({
    query: ({ boat, ...body }) => ({ url: `fleet-append/${boat}`, method: 'PUT', body }),
    extraOptions: { queue: 'logEntry' },
    invalidatesTags: changedTags('Boats'),
  }),
  updateBoat: build.mutation<ChangedBoat, BoatUpdateBody & { boat: string }>({
    query: ({ boat, ...body }) => ({ url: `fleet-update/${boat}`, method: 'PUT', body }),
    invalidatesTags: changedTags('Boats'),
  }),
}));

export const { useQuery: useBoatDetailQuery } = fleetApi.boatDetail;
export const { useQuery: useFleetCsvQuery } = fleetApi.fleetCsv;
export const { useMutation: useDryDockBoatMutation } = fleetApi.dryDockBoat;
export const { useMutation: useSplashBoatMutation } = fleetApi.splashBoat;
export const { useMutation: useDecommissionBoatMutation } = fleetApi.decommissionBoat;
export const { useMutation: useAppendToLogMutation } = fleetApi.appendToLog;
export const { useMutation: useUpdateBoatMutation } = fleetApi.updateBoat;
