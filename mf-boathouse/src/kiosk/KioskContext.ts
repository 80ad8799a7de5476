import { createContext, use } from 'react';
import type { KioskEvent, KioskState } from './kioskState.ts';
import type { KioskData } from './useKioskData.ts';

/** What every pane of the kiosk needs. */
export interface Kiosk {
  state: KioskState;
  dispatch: (event: KioskEvent) => void;
  data: KioskData;
  /** The server refused a sign-in: after more than ten in a row the kiosk warns (rule kiosk.refusal). */
  countRejection: () => void;
  /** A sign-in succeeded: the count starts again. */
  forgetRejections: () => void;
}

export const KioskContext = createContext<Kiosk | undefined>(undefined);

/** @throws outside of the kiosk */
export function useKiosk(): Kiosk {
  const kiosk = use(KioskContext);
  if (!kiosk) throw new Error('There is no kiosk around this component.');
  return kiosk;
}
