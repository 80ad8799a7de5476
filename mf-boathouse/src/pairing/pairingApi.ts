import type { TabletCode, TabletState } from '@fleetwatch/contract/tablets/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

const pairingApi = injectRemote('mf-boathouse').endpoints((build) => ({
  /** Whether this device is a paired tablet (GET /tablet). */
  tablet: build.query<TabletState, void>({
    query: () => ({ url: 'tablet', isOpen: true }),
    extraOptions: { isCacheable: false },
    providesTags: ['Tablets'],
  }),
  /** A pairing code; the tablet's identity is in a cookie that no script can read (POST /tablet-code). */
  showTabletCode: build.mutation<TabletCode, void>({
    query: () => ({ url: 'tablet-code', method: 'POST', isOpen: true }),
  }),
}));

export const { useQuery: useTabletQuery } = pairingApi.tablet;
export const { useMutation: useShowTabletCodeMutation } = pairingApi.showTabletCode;
