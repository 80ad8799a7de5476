import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Time in which the slowest phone renders any screen. */
const STARVED_AFTER_MS = 5_000;

/**
 * Recovers from a screen that sets its state without end and so starves navigation, which React renders as a transition. An
 * address that is not shown five seconds after the tap is loaded again, without that screen (rule portal.contained).
 */
export function useStuckNavigation(reload = () => location.reload()): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const reloadPage = useEffectEvent(reload);
  useEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => location.pathname !== shown.current && reloadPage(), STARVED_AFTER_MS);
    };
    addEventListener('click', look);
    addEventListener('popstate', look);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', look);
      removeEventListener('popstate', look);
    };
  }, []);
}
