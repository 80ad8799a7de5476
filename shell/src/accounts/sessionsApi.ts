import type {
  EndSessionBody,
  EndSessionsAnswer,
  EndSessionsBody,
  SignedInDevice,
} from '@fleetwatch/contract/accounts/sessions';
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
    endSession: build.mutation<{ _id: string }, EndSessionBody>({
      query: (body) => ({ url: 'session-end', method: 'DELETE', body }),
      // Invalidated after a refusal too: the device may have been signed out meanwhile.
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<EndSessionsAnswer, EndSessionsBody>({
      query: (body) => ({ url: 'sessions-end', method: 'DELETE', body }),
      invalidatesTags: ['Sessions'],
    }),
  }),
});

export const { useDevicesQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
