import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OPEN_PATH, NOTIFIED } from '../worker/workerMessages.ts';
import { useMarkReadMutation } from './inboxApi.ts';

/**
 * Navigates to a tapped notification's target, without a reload that would lose unsent input, and marks it as read: its id is
 * in the address (`?told=`).
 */
export function useOpenedNotification(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [markRead] = useMarkReadMutation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    const notified = params.get(NOTIFIED);
    if (notified === null) return;
    params.delete(NOTIFIED);
    void navigate({ pathname, search: String(params), hash }, { replace: true });
    void markRead({ ids: [notified] });
  }, [markRead, navigate, pathname, search, hash]);
  useEffect(() => {
    const handleMessage = ({ data, ports }: MessageEvent<unknown>) => {
      const path = typeof data === 'object' && data !== null && OPEN_PATH in data ? data[OPEN_PATH] : null;
      if (typeof path !== 'string') return;
      ports[0]?.postMessage(null);
      void navigate(path);
    };
    navigator.serviceWorker?.addEventListener('message', handleMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', handleMessage);
  }, [navigate]);
}
