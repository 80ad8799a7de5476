import { useEffect, useRef, useState } from 'react';
import { addAppListener, useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { sessionEnded } from '@fleetwatch/kit/store/sessionSlice';
import { dropDraft, keepDraft } from './keptDraft.ts';

/**
 * Keeps what is typed in a form when the server ends the session over it: whoever signs in again finds it. The caller
 * leaves secrets out of the draft.
 */
export function useDraftKeeper(name: string, memberId: string, draft: unknown): void {
  const dispatch = useAppDispatch();
  // When the session has ended the profile is nobody's, and the form is still there for a moment.
  const [owner] = useState(memberId);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => {
    dropDraft(name);
    return dispatch(
      addAppListener({
        actionCreator: sessionEnded,
        effect: ({ payload }) => {
          if (payload === 'refused') keepDraft(name, owner, latest.current);
        },
      }),
    );
  }, [dispatch, name, owner]);
}
