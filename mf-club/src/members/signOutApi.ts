import type { EndSessionsAnswer } from '@fleetwatch/contract/accounts/sessions';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

const signOutApi = injectRemote('mf-club').endpoints((build) => ({
  /** Signs a member out on every device (DELETE /member-sessions/:member_id, coaches). */
  signMemberOut: build.mutation<EndSessionsAnswer, string>({
    query: (id) => ({ url: `member-sessions/${id}`, method: 'DELETE' }),
  }),
}));

export const { useMutation: useSignMemberOutMutation } = signOutApi.signMemberOut;
