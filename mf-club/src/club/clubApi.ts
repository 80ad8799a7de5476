import type { ClubLook } from '@fleetwatch/contract/clubs/edits';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

const clubApi = injectRemote('mf-club').endpoints((build) => ({
  changeClub: build.mutation<ClubLook, ClubLook>({
    query: (body) => ({ url: 'club', method: 'PUT', body }),
    invalidatesTags: ['Club'],
  }),
}));

export const { useMutation: useChangeClubMutation } = clubApi.changeClub;
