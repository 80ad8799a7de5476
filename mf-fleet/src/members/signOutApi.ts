import type { EndSessionsAnswer, EndSessionsBody } from '@fleetwatch/contract/accounts/sessions';
import { baseApi } from '@fleetwatch/kit/store/baseApi';

const signOutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Signs a member out on every device (DELETE /sessions-end, coaches). */
    signMemberOut: build.mutation<EndSessionsAnswer, EndSessionsBody>({
      query: (body) => ({ url: 'sessions-end', method: 'DELETE', body }),
    }),
  }),
});

export const { useSignMemberOutMutation } = signOutApi;
