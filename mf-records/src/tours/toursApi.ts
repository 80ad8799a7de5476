import type {
  NewTourBody,
  Tour,
  TourBody,
  TourCheck,
  TourLegsBody,
  TourStartBody,
  TourStarted,
} from '@fleetwatch/contract/tours/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';

const TOURS = 'mf-records/Tours';
/** Tags of data from the log, and of sums of it. */
const LOG = ['Sorties', 'Boats', 'Members', 'Statistics', 'Activity'] as const;

const toursApi = injectRemote('mf-records', [TOURS]).endpoints((build) => ({
  /** GET /tours-results. Changes by others arrive with the live updates of sorties. */
  tours: build.query<Tour[], void>({
    query: () => 'tours-results',
    transformResponse: resultsOf<Tour[]>,
    providesTags: [TOURS, 'Sorties'],
  }),
  /** GET /tour-check/{id}: the rules' findings about its start, with the named supervisor of minors. */
  tourCheck: build.query<TourCheck, { id: string; supervisor?: string | undefined }>({
    query: ({ id, supervisor }) => ({
      url: `tour-check/${id}`,
      ...(supervisor && { params: { supervisor } }),
    }),
    keepUnusedDataFor: 0,
  }),
  /** GET /tours-csv */
  toursCsv: build.query<string, void>({
    query: () => ({ url: 'tours-csv', responseHandler: 'text' as const }),
    keepUnusedDataFor: 0,
  }),
  planTour: build.mutation<Tour, NewTourBody>({
    query: (body) => ({ url: 'tour', method: 'POST', body }),
    invalidatesTags: [TOURS],
  }),
  changeTour: build.mutation<Tour, TourBody>({
    query: (body) => ({ url: 'tour', method: 'PUT', body }),
    invalidatesTags: [TOURS, 'Sorties'],
  }),
  cancelTour: build.mutation<Tour, string>({
    query: (id) => ({ url: `tour/${id}`, method: 'DELETE' }),
    invalidatesTags: [TOURS],
  }),
  startTour: build.mutation<TourStarted, TourStartBody>({
    query: (body) => ({ url: 'tour-start', method: 'POST', body }),
    invalidatesTags: [TOURS, 'Sorties', 'Boats'],
  }),
  setLegs: build.mutation<Tour, TourLegsBody>({
    query: (body) => ({ url: 'tour-legs', method: 'PUT', body }),
    invalidatesTags: [TOURS, ...LOG],
  }),
  landTour: build.mutation<Tour, TourLegsBody>({
    query: (body) => ({ url: 'tour-land', method: 'POST', body }),
    invalidatesTags: [TOURS, ...LOG],
  }),
}));

export const { useQuery: useToursQuery } = toursApi.tours;
export const { useQuery: useTourCheckQuery } = toursApi.tourCheck;
export const { useQuery: useToursCsvQuery } = toursApi.toursCsv;
export const { useMutation: usePlanTourMutation } = toursApi.planTour;
export const { useMutation: useChangeTourMutation } = toursApi.changeTour;
export const { useMutation: useCancelTourMutation } = toursApi.cancelTour;
export const { useMutation: useStartTourMutation } = toursApi.startTour;
export const { useMutation: useSetLegsMutation } = toursApi.setLegs;
export const { useMutation: useLandTourMutation } = toursApi.landTour;
