import type { EndSessionsAnswer, SignedInDevice } from '@fleetwatch/contract/accounts/sessions';
import { baseApi } from '@fleetwatch/kit/store/baseApi';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';

const sessionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The devices that the member is signed in on (GET /sessions-results). */
    devices: build.query<SignedInDevice[], void>({
      query: () => 'sessions-results',
      transformResponse: resultsOf<SignedInDevice[]>,
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<{ _id: string }, string>({
      query: (id) => ({ url: `session/${id}`, method: 'DELETE' }),
      // Invalidated after a refusal too: the device may have been signed out since then.
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<EndSessionsAnswer, string>({
      query: (id) => ({ url: `member-sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
  }),
});

export const { useDevicesQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
