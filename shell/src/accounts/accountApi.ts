import type { AccountState } from '@fleetwatch/contract/accounts/confirmEmail';
import { baseApi } from '@fleetwatch/kit/store/baseApi';
import { profileChanged } from '@fleetwatch/kit/store/sessionSlice';

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What of one's own account changes without one's doing (GET /account); the device's profile follows it. */
    account: build.query<AccountState, void>({
      query: () => 'account',
      extraOptions: { keep: false },
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
