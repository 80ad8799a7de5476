import { useState } from 'react';
import { NOTES_MAX } from '@fleetwatch/contract/sorties/limits';
import {
  ADD_MILES_HINT,
  closeBayDoors,
  LAND_FAILURE,
  LAND_REPLY_EXCEPTION,
  youLanded,
} from '@fleetwatch/contract/sorties/messages';
import { milesFromNotes } from '@fleetwatch/contract/sorties/miles';
import type { MilesFromNotes } from '@fleetwatch/contract/sorties/miles';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { useLandSortieMutation } from '@fleetwatch/kit/store/sorties';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { inKioskWords } from '../kiosk/inKioskWords.ts';
import { useKiosk } from '../kiosk/KioskContext.ts';
import type { Outstanding } from '../kiosk/kioskState.ts';
import { MILES_INVALID, parseMiles } from './parseMiles.ts';

export const NOTES_TOO_LONG = `Notes have at most ${NOTES_MAX} characters.`;
export const MEND_ENTRIES = 'Please mend what is marked above.';

const LANDED_TOAST_MS = 4_000;
const BAY_DOORS_TOAST_MS = 20_000;
const ADD_MILES_TOAST_MS = 5_000;

/** Whether to log what the notes say; 0 miles asks whether to leave it at that. */
interface MilesQuestion {
  fromNotes: MilesFromNotes;
  settle: (landing: Promise<void>) => void;
}

/** One sortie's landing as it is entered, and what becomes of it (member-operations §4 and §5). */
export function useLanding(sortieId: string, { firstName, landingToken }: Outstanding) {
  const dispatch = useAppDispatch();
  const kiosk = useKiosk();
  const [landSortie] = useLandSortieMutation();
  const [miles, setMiles] = useState('');
  const [notes, setNotes] = useState('');
  const [errors, setErrors] = useState<{ miles?: string; notes?: string }>({});
  const [question, setQuestion] = useState<MilesQuestion>();
  /** Counts the landings that their member took back: each begins with a new slider. */
  const [attempt, setAttempt] = useState(0);

  const land = async (landed: number, description: string): Promise<void> => {
    // Before the landing: it takes the boat off the list.
    const boatsOut = kiosk.data.stillOut.length;
    try {
      await landSortie({ sortie: sortieId, miles: landed, description, uid: null, landingToken }).unwrap();
    } catch (error) {
      throw inKioskWords(failureOf(error), LAND_FAILURE, LAND_REPLY_EXCEPTION);
    }
    dispatch(
      boatsOut <= 1
        ? toastShown({ text: closeBayDoors(firstName), tone: 'warning', lifetimeMs: BAY_DOORS_TOAST_MS })
        : toastShown({ text: youLanded(firstName), tone: 'success', lifetimeMs: LANDED_TOAST_MS }),
    );
    kiosk.dispatch({ type: 'landed', sortieId });
  };

  /** Lands, unless an entry is refused or a question is open: then it waits for the answer. */
  const confirm = (): Promise<void> => {
    const typed = parseMiles(miles);
    const refused = {
      ...(typed === null && { miles: MILES_INVALID }),
      ...(notes.length > NOTES_MAX && { notes: NOTES_TOO_LONG }),
    };
    setErrors(refused);
    if (typed === null || refused.notes !== undefined) return Promise.reject(MEND_ENTRIES);
    if (typed > 0) return land(typed, notes.trim());
    return new Promise((settle) => setQuestion({ fromNotes: milesFromNotes(notes), settle }));
  };

  const accept = () => {
    if (!question) return;
    const { fromNotes, settle } = question;
    setQuestion(undefined);
    settle(land(fromNotes.miles, fromNotes.notes.trim()));
  };
  const decline = () => {
    setQuestion(undefined);
    setAttempt(attempt + 1);
    dispatch(toastShown({ text: ADD_MILES_HINT, tone: 'info', lifetimeMs: ADD_MILES_TOAST_MS }));
  };

  return { miles, setMiles, notes, setNotes, errors, question, attempt, confirm, accept, decline };
}
