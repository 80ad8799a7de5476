import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { CANCEL, LAND, LAUNCH } from '../texts.ts';
import { MY_SORTIES } from './texts.ts';

/** Milliseconds without a touch until the kiosk is idle again. */
export const INACTIVITY_MS = 60_000;

/** The kiosk's steps, in the order of its tabs (rule kiosk.states). */
export const STEP = { idle: 0, launch: 1, authenticate: 2, cancel: 3, mySorties: 4 } as const;
export type Step = (typeof STEP)[keyof typeof STEP];

/** In the order of the steps: the tab's index is its step. */
export const STEP_LABELS = ['>', LAUNCH, LAND, CANCEL, MY_SORTIES] as const;

/** A member who signed in to land; kept in memory only during the visit. */
export interface Outstanding {
  firstName: string;
  sorties: readonly Sortie[];
  landingToken: string;
}

export interface KioskState {
  step: Step;
  /** Whether the kiosk is in use: the periodic refresh waits. */
  isBusy: boolean;
  /** Set in `mySorties` only. */
  outstanding: Outstanding | null;
  /** Number of ended visits, so that components can reset. */
  visit: number;
}

export type KioskEvent =
  | { type: 'stepChosen'; step: Step }
  | { type: 'launched' }
  | { type: 'authenticated'; outstanding: Outstanding }
  | { type: 'landed'; sortieId: string }
  | { type: 'refreshSkipped' }
  | { type: 'leftUntouched' };

export const INITIAL_KIOSK: KioskState = {
  step: STEP.idle,
  isBusy: false,
  outstanding: null,
  visit: 0,
};

const endVisit = ({ visit }: KioskState): KioskState => ({ ...INITIAL_KIOSK, visit: visit + 1 });

function chooseStep(state: KioskState, step: Step): KioskState {
  // Cancel is not a lasting step: it clears everything and the kiosk is idle again.
  if (step === STEP.idle || step === STEP.cancel) return endVisit(state);
  if (step === STEP.mySorties) return state.outstanding ? { ...state, step } : state;
  return { ...state, step, isBusy: true, outstanding: null };
}

/**
 * The kiosk's state machine (rule kiosk.states): Launch and Land make it busy; idle, Cancel, a launch, the last landing and a
 * minute without a touch end the visit and discard all data about the member.
 */
export function nextKiosk(state: KioskState, event: KioskEvent): KioskState {
  switch (event.type) {
    case 'stepChosen':
      return chooseStep(state, event.step);
    case 'authenticated':
      return { ...state, step: STEP.mySorties, isBusy: true, outstanding: event.outstanding };
    case 'landed': {
      const { outstanding } = state;
      const sorties = outstanding?.sorties.filter(({ _id }) => _id !== event.sortieId) ?? [];
      return outstanding && sorties.length > 0
        ? { ...state, outstanding: { ...outstanding, sorties } }
        : endVisit(state);
    }
    case 'refreshSkipped':
      return { ...state, isBusy: false };
    case 'launched':
    case 'leftUntouched':
      return endVisit(state);
  }
}
