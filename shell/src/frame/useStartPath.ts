import { useStore } from 'react-redux';
import type { RootState } from '@fleetwatch/kit/store/createStore';
import { selectIsConfirmedCoach, selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import { menuFor } from '../host/menuFor.ts';
import { usePortal } from '@fleetwatch/kit/federation/PortalContext';

/**
 * Returns a member's start page: the first entry of the menu, which is Actions wherever that remote is installed. Evaluated at
 * the time of navigation, because a member who just signed in has another menu than the rendered page.
 */
export function useStartPath(): () => string {
  const { registry } = usePortal();
  const store = useStore<RootState>();
  return () => {
    const viewer = {
      isSignedIn: selectIsSignedIn(store.getState()),
      isConfirmedCoach: selectIsConfirmedCoach(store.getState()),
    };
    return menuFor(registry, viewer).find(({ section }) => section === 'main')?.path ?? '/';
  };
}
