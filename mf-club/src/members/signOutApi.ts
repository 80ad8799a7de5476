import type { EndSessionsAnswer, EndSessionsBody } from '@fleetwatch/contract/accounts/sessions';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

const signOutApi = injectRemote('mf-club').endpoints((build) => ({
  /** Signs a member out on every device (DELETE /sessions-end, coaches). */
  signMemberOut: build.mutation<EndSessionsAnswer, EndSessionsBody>({
    query: (body) => ({ url: 'sessions-end', method: 'DELETE', body }),
  }),
}));

export const { useMutation: useSignMemberOutMutation } = signOutApi.signMemberOut;
