import type { LandBody, LaunchBody, PrivateLaunchBody, Sortie } from '@fleetwatch/contract/sorties/wire';
import type { OutSortie } from '../outbox/OutSortie.ts';
import { baseApi } from './baseApi.ts';
import { resultsOf } from './resultsOf.ts';
import type { AppThunk, RootState } from './createStore.ts';
import { boatBorrowed, sortieLanded, sortieLaunched } from './events.ts';
import { ABOUT_OWN_BOAT, toastsOutdated } from './toasts.ts';

export type { OutSortie };

/** Refetch interval of the main screen and the app bar (rule status.refresh). */
export const STATUS_REFRESH_MS = 180_000;

/**
 * Options for data that others change: refetched every 3 minutes while the page is visible, and when it becomes visible again.
 */
export const LIVE_QUERY = {
  pollingInterval: STATUS_REFRESH_MS,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;

/** The same for a list, which is also refetched when opened. */
export const LIST_QUERY = { ...LIVE_QUERY, refetchOnMountOrArgChange: true } as const;

/** A launch of the member's own private boat, by the moniker of its class. */
export interface PrivateLaunch extends PrivateLaunchBody {
  boatClass: '1p' | '248p';
}

export interface Landing extends LandBody {
  /** The kiosk's landing token, sent with `uid: null` (POST /auth-sorties-stillout-byuser-results returns it). */
  landingToken?: string;
}

const LAUNCH_CHANGES = [
  'Boats',
  'OnDeck',
  { type: 'Sorties', id: 'TODAY' },
  { type: 'Sorties', id: 'OUTSTANDING' },
] as const;
const LANDING_CHANGES = [
  'Boats',
  'Members',
  'Statistics',
  'Activity',
  { type: 'Sorties', id: 'TODAY' },
] as const;

const sortiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every boat now out (GET /sorties-stillout-results). */
    stillOut: build.query<OutSortie[], void>({
      query: () => 'sorties-stillout-results',
      transformResponse: resultsOf<OutSortie[]>,
      providesTags: [{ type: 'Sorties', id: 'OUT' }],
      keepUnusedDataFor: 600,
    }),
    /** Today's sorties, out and landed (GET /sorties-results). */
    sortiesToday: build.query<Sortie[], void>({
      query: () => 'sorties-results',
      transformResponse: resultsOf<Sortie[]>,
      providesTags: [{ type: 'Sorties', id: 'TODAY' }],
      keepUnusedDataFor: 600,
    }),
    /** A member's sorties that are not landed, by member id (GET /sorties-stillout-byuser-results/{uid}). */
    outstanding: build.query<Sortie[], string>({
      query: (memberId) => `sorties-stillout-byuser-results/${memberId}`,
      transformResponse: resultsOf<Sortie[]>,
      providesTags: [{ type: 'Sorties', id: 'OUTSTANDING' }],
    }),
    launchBoat: build.mutation<Sortie, LaunchBody>({
      query: (body) => ({ url: 'launch', method: 'POST', body }),
      extraOptions: { queue: 'launch' },
      onQueryStarted: async ({ borrowed }, { dispatch, queryFulfilled }) => {
        const launched = await queryFulfilled.catch(() => null);
        if (!launched) return;
        dispatch(recordLaunch(launched.data));
        if (borrowed !== null) dispatch(boatBorrowed(launched.data));
      },
    }),
    launchPrivate: build.mutation<Sortie, PrivateLaunch>({
      query: ({ boatClass, ...body }) => ({ url: `launch-${boatClass}`, method: 'POST', body }),
      extraOptions: { queue: 'privateLaunch' },
      onQueryStarted: async (_launch, { dispatch, queryFulfilled }) => {
        const launched = await queryFulfilled.catch(() => null);
        if (launched) dispatch(recordLaunch(launched.data));
      },
    }),
    landSortie: build.mutation<Sortie, Landing>({
      query: ({ landingToken, ...body }) => ({
        url: 'land',
        method: 'POST',
        body,
        ...(landingToken !== undefined && { bearer: landingToken }),
      }),
      extraOptions: { queue: 'land' },
      onQueryStarted: async (_landing, { dispatch, queryFulfilled }) => {
        const landed = await queryFulfilled.catch(() => null);
        if (landed) dispatch(recordLanding(landed.data));
      },
    }),
  }),
});

export const {
  useStillOutQuery,
  useSortiesTodayQuery,
  useOutstandingQuery,
  useLazyOutstandingQuery,
  useLaunchBoatMutation,
  useLaunchPrivateMutation,
  useLandSortieMutation,
} = sortiesApi;

export const { stillOut, sortiesToday, outstanding, launchBoat, launchPrivate, landSortie } =
  sortiesApi.endpoints;

const { selectCachedArgsForQuery, updateQueryData, invalidateTags } = sortiesApi.util;
const selectStillOutResult = stillOut.select();

/** The boats out as last fetched; undefined before the first response. */
export const selectStillOut = (state: RootState): OutSortie[] | undefined => selectStillOutResult(state).data;

/**
 * Records a launch of this device: adds it to the boats out, refetches what it changed, and dispatches `sortieLaunched`. The
 * kiosk calls it for its own launches too.
 */
export function recordLaunch(sortie: Sortie): AppThunk<void> {
  return (dispatch) => {
    dispatch(
      updateQueryData('stillOut', undefined, (out) => [
        ...out.filter(({ _id }) => _id !== sortie._id),
        sortie,
      ]),
    );
    dispatch(invalidateTags([...LAUNCH_CHANGES]));
    dispatch(sortieLaunched(sortie));
  };
}

/** Records a landing: removes it from the boats out and the crew's outstanding sorties, and dispatches `sortieLanded`. */
export function recordLanding(sortie: Sortie): AppThunk<void> {
  return (dispatch, getState) => {
    const without = (sorties: Sortie[]): Sortie[] => sorties.filter(({ _id }) => _id !== sortie._id);
    dispatch(updateQueryData('stillOut', undefined, without));
    for (const memberId of selectCachedArgsForQuery(getState(), 'outstanding'))
      dispatch(updateQueryData('outstanding', memberId, without));
    dispatch(invalidateTags([...LANDING_CHANGES]));
    // Removes the toast 'Did you land your boat?'.
    dispatch(toastsOutdated(ABOUT_OWN_BOAT));
    dispatch(sortieLanded({ sortie, boatsLeft: selectStillOut(getState())?.length ?? null }));
  };
}
