import type { Feature } from '@fleetwatch/contract/clubs/features';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import type { AnswerMeta } from '../request/apiCall.ts';
import { baseApi } from './baseApi.ts';
import type { ClubWithSkew } from './ClubWithSkew.ts';

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
