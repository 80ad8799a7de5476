import { createContext, use } from 'react';
import type { KioskEvent, KioskState } from './kioskState.ts';
import type { KioskData } from './useKioskData.ts';

/** Data and callbacks for every pane of the kiosk. */
export interface Kiosk {
  state: KioskState;
  dispatch: (event: KioskEvent) => void;
  data: KioskData;
  /** Reports that the server refused a sign-in: after more than ten in a row the kiosk warns (rule kiosk.refusal). */
  countRejection: () => void;
  /** Reports that a sign-in succeeded: the count restarts. */
  forgetRejections: () => void;
}

export const KioskContext = createContext<Kiosk | undefined>(undefined);

/** @throws outside the kiosk */
export function useKiosk(): Kiosk {
  const kiosk = use(KioskContext);
  if (!kiosk) throw new Error('There is no kiosk around this component.');
  return kiosk;
}
