import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { SIGNED_OUT } from '@fleetwatch/contract/errors/messages';
import { addAppListener, useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { sessionEnded } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';

/** Whoever is signed out, by whatever cause, is back at `/`; when the server did it they are told (member-operations §7, /verify). */
export function useSessionEnd(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(
    () =>
      dispatch(
        addAppListener({
          actionCreator: sessionEnded,
          effect: ({ payload }) => {
            if (payload === 'refused') dispatch(toastShown({ text: SIGNED_OUT, tone: 'warning' }));
            void navigate('/');
          },
        }),
      ),
    [dispatch, navigate],
  );
}
