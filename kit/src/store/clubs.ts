import type { Feature } from '@fleetwatch/contract/clubs/features';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import { SHOWN_UNITS, type ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { AnswerMeta } from '../request/apiCall.ts';
import { baseApi } from './baseApi.ts';
import type { ClubWithSkew } from './ClubWithSkew.ts';
import { createDeviceSetting } from './createDeviceSetting.ts';
import { useAppSelector } from './createStore.ts';
import { selectIsSignedIn } from './sessionSlice.ts';

const clubsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    club: build.query<ClubWithSkew, void>({
      query: () => ({ url: 'club', isOpen: true }),
      transformResponse: (club: Club, meta: AnswerMeta | undefined) => ({
        ...club,
        clockSkewMs: club.now - (meta?.cachedAt ?? meta?.receivedAt ?? Date.now()),
      }),
      providesTags: ['Club'],
      keepUnusedDataFor: 3_600,
    }),
  }),
});

export const { useClubQuery } = clubsApi;
export const { club: clubEndpoint } = clubsApi.endpoints;

/** Whether the club has turned a feature on (rule club.features); false until that is known. */
export const useHasFeature = (feature: Feature): boolean =>
  useClubQuery().data?.features?.includes(feature) ?? false;

/** The member's unit of distances on this device; null for the club's (rule distance.own). */
export const unitSetting = createDeviceSetting<ShownUnit | null>('fwo:unit', {
  parse: (stored) => SHOWN_UNITS.find((unit) => unit === stored) ?? null,
  format: String,
});

/** Returns the unit for showing and entering distances (rules distance.unit, distance.own); the club's without a sign-in. */
export function useUnit(): ShownUnit {
  const [own] = unitSetting.useSetting();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // The shell requests the club: a row of a list does not.
  const { data } = clubEndpoint.useQueryState();
  return (isSignedIn && own) || (data?.unit ?? 'mi');
}
