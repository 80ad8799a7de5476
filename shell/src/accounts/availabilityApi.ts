import type { AvailabilityAnswer } from '@fleetwatch/contract/accounts/wire';
import { baseApi } from '@fleetwatch/kit/store/baseApi';

const availabilityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether a name or an email address is still free (GET /availability). */
    availability: build.query<boolean, { name: string } | { email: string }>({
      query: (params) => ({ url: 'availability', params, isOpen: true }),
      extraOptions: { isCacheable: false },
      transformResponse: ({ available }: AvailabilityAnswer) => available,
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useAvailabilityQuery } = availabilityApi;
