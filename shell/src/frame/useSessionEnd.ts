import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { addAppListener, useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { selectMemberId, sessionEnded } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { keepReturnPath } from './returnPath.ts';

/**
 * Leads to `/` after every sign-out. If the server ended the session a text explains it (rule account.verify), and signing in
 * again leads back to the previous screen.
 */
export function useSessionEnd(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const place = useRef('/');
  useEffect(() => {
    place.current = pathname + search;
  }, [pathname, search]);
  useEffect(
    () =>
      dispatch(
        addAppListener({
          actionCreator: sessionEnded,
          effect: ({ payload }, { getOriginalState }) => {
            if (payload === 'refused') {
              keepReturnPath(selectMemberId(getOriginalState()), place.current);
              dispatch(toastShown({ text: SIGNED_OUT, tone: 'warning' }));
            }
            void navigate('/');
          },
        }),
      ),
    [dispatch, navigate],
  );
}
