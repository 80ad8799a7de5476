import { useState } from 'react';
import { brokenSortie, landingNotesRule, landingStep } from '@fleetwatch/contract/sorties/landing';
import type { LandingStep } from '@fleetwatch/contract/sorties/landing';
import {
  closeBayDoors,
  LAND_FAILURE,
  LAND_REPLY_EXCEPTION,
  LAND_SEND_EXCEPTION,
  youLanded,
  landingQuestion,
  CHECK_MILES,
  addDistanceHint,
  distanceInvalid,
} from '@fleetwatch/contract/sorties/texts';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { useLandSortieMutation } from '@fleetwatch/kit/store/sorties';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { toKioskMessage } from '../kiosk/toKioskMessage.ts';
import type { KioskMessages } from '../kiosk/toKioskMessage.ts';
import { useKiosk } from '../kiosk/KioskContext.ts';
import type { Outstanding } from '../kiosk/kioskState.ts';
import { readTyped } from './readTyped.ts';
import { useUnusualLanding } from './useUnusualLanding.ts';
import { LAND_ANYWAY, FIX_MARKED_FIELDS } from './texts.ts';

const MESSAGES: KioskMessages = {
  failed: LAND_FAILURE,
  reply: LAND_REPLY_EXCEPTION,
  send: LAND_SEND_EXCEPTION,
};
const LANDED_TOAST_MS = 4_000;
const BAY_DOORS_TOAST_MS = 20_000;
const ADD_MILES_TOAST_MS = 5_000;

/** Whether to log the distance in the notes, leave the miles at 0, or land despite an unusual value. */
interface LandingQuestion extends NonNullable<LandingStep['question']> {
  landing: LandingStep['landing'];
  /** The codes of unusual values; absent for a question about the miles. */
  odd?: string[];
  settle: (landing: Promise<void>) => void;
}

/** One sortie's landing as entered, and its result (rule kiosk.landing). */
export function useLanding(sortie: Sortie, { firstName, landingToken }: Outstanding) {
  const dispatch = useAppDispatch();
  const kiosk = useKiosk();
  const sortieId = sortie._id;
  const checkUnusual = useUnusualLanding(sortie);
  const [landSortie] = useLandSortieMutation();
  const shown = useUnit();
  // An entry keeps its unit, even if the club changes units during typing.
  const [unit] = useState(shown);
  const [typed, setTyped] = useState('');
  const [notes, setNotes] = useState('');
  const [errors, setErrors] = useState<{ miles?: string; notes?: string }>({});
  const [question, setQuestion] = useState<LandingQuestion>();
  /** Number of declined landings: each is followed by a new slider. */
  const [attempt, setAttempt] = useState(0);
  /** Number of times all marked entries were fixed, which clears the error. */
  const [timesFixed, setTimesFixed] = useState(0);
  const clearError = (field: 'miles' | 'notes') => {
    if (errors[field] === undefined) return;
    const { [field]: _fixed, ...rest } = errors;
    setErrors(rest);
    if (Object.keys(rest).length === 0) setTimesFixed(timesFixed + 1);
  };

  const land = async (landed: LandingStep['landing'], odd: string[] = []): Promise<void> => {
    const { miles: rowed, notes: description } = landed;
    // Before the landing, which removes the boat from the list.
    const boatsOut = kiosk.data.stillOut.length;
    try {
      await landSortie({
        sortie: sortieId,
        miles: rowed,
        description,
        uid: null,
        landingToken,
        ...(odd.length > 0 && { confirmed: odd }),
      }).unwrap();
    } catch (error) {
      throw toKioskMessage(error, MESSAGES);
    }
    dispatch(
      boatsOut <= 1
        ? toastShown({ text: closeBayDoors(firstName), tone: 'warning', lifetimeMs: BAY_DOORS_TOAST_MS })
        : toastShown({ text: youLanded(firstName), tone: 'success', lifetimeMs: LANDED_TOAST_MS }),
    );
    kiosk.dispatch({ type: 'landed', sortieId });
  };

  /** Lands once unusual values are confirmed (rule land.sanity). */
  const landIfSane = (landing: LandingStep['landing']): Promise<void> => {
    const odd = checkUnusual(landing.miles);
    if (odd.length === 0) return land(landing);
    const asked = { text: landingQuestion(odd), verb: LAND_ANYWAY };
    return new Promise((settle) =>
      setQuestion({ ...asked, landing, odd: odd.map(({ code }) => code), settle }),
    );
  };

  /** Lands, unless an entry is refused or a question is open: then it waits for the answer. */
  const confirm = (): Promise<void> => {
    const broken = brokenSortie(sortie);
    if (broken !== null) return Promise.reject(broken);
    const entered = readTyped(typed, unit);
    const refusedNotes = landingNotesRule(notes);
    setErrors({
      ...(entered === null && { miles: distanceInvalid(unit) }),
      ...(refusedNotes !== null && { notes: refusedNotes }),
    });
    if (entered === null || refusedNotes !== null) return Promise.reject(FIX_MARKED_FIELDS);
    const step = landingStep({ miles: entered, notes }, unit);
    if (!step.question) return landIfSane(step.landing);
    const { landing, question: asked } = step;
    return new Promise((settle) => setQuestion({ ...asked, landing, settle }));
  };

  const accept = () => {
    if (!question) return;
    const { landing, odd, settle } = question;
    setQuestion(undefined);
    settle(odd ? land(landing, odd) : landIfSane(landing));
  };
  const decline = () => {
    const text = question?.odd ? CHECK_MILES : addDistanceHint(unit);
    setQuestion(undefined);
    setAttempt(attempt + 1);
    dispatch(toastShown({ text, tone: 'info', lifetimeMs: ADD_MILES_TOAST_MS }));
  };

  return {
    unit,
    typed,
    setTyped: (text: string) => {
      setTyped(text);
      clearError('miles');
    },
    notes,
    setNotes: (text: string) => {
      setNotes(text);
      clearError('notes');
    },
    errors,
    question,
    attempt,
    timesFixed,
    confirm,
    accept,
    decline,
  };
}
