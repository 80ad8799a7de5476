import type { AvailabilityAnswer, SignUpBody } from '@fleetwatch/contract/accounts/wire';
import { baseApi } from '@fleetwatch/kit/store/baseApi';

const accountsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether a name or an e-mail address is still free (GET /availability). */
    availability: build.query<boolean, { name: string } | { email: string }>({
      query: (params) => ({ url: 'availability', params, isOpen: true }),
      transformResponse: ({ available }: AvailabilityAnswer) => available,
      keepUnusedDataFor: 30,
    }),
    /** POST /user: the new member's id. */
    signUp: build.mutation<string, SignUpBody>({
      query: (body) => ({ url: 'user', method: 'POST', body, isOpen: true }),
      invalidatesTags: ['Members'],
    }),
  }),
});

export const { useAvailabilityQuery, useSignUpMutation } = accountsApi;
