import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import type { RootState } from '@fleetwatch/kit/store/createStore';
import { STATUS_REFRESH_MS } from '@fleetwatch/kit/store/sorties';
import { selectIsBusy } from '@fleetwatch/kit/store/statusSlice';
import { isIdleTooLong } from './isIdleTooLong.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel'] as const;

/** Takes the main screen back to the landing page after too many of its refreshes without a touch. */
export function useIdleReturn(mainPath: string): void {
  const store = useStore<RootState>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isMain = mainPath !== '/' && matchPath(mainPath, pathname) !== null;
  useEffect(() => {
    if (!isMain) return undefined;
    let cycles = 0;
    const handleLife = () => {
      cycles = 0;
    };
    const handleCycle = () => {
      cycles += 1;
      if (isIdleTooLong(cycles, selectIsBusy(store.getState()))) void navigate('/');
    };
    const timer = setInterval(handleCycle, STATUS_REFRESH_MS);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, handleLife, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, handleLife);
    };
  }, [isMain, navigate, store]);
}
