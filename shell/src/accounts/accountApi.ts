import type { AccountState } from '@fleetwatch/contract/accounts/confirmEmail';
import { baseApi } from '@fleetwatch/kit/store/baseApi';
import { profileChanged } from '@fleetwatch/kit/store/sessionSlice';

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The parts of the member's account that others change (GET /account); the device's profile follows them. */
    account: build.query<AccountState, void>({
      query: () => 'account',
      extraOptions: { isCacheable: false },
      providesTags: ['Members'],
      async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
        const answered = await queryFulfilled.catch(() => null);
        if (!answered) return;
        const { group, groupmoniker } = answered.data;
        dispatch(profileChanged({ group, groupmoniker }));
      },
    }),
  }),
});

export const { useAccountQuery } = accountApi;
