import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { GUESTS, REQUEST_A_CORRECTION, TOURS } from './texts.ts';

/** The form of a correction, which the list does not wait for. */
export const NewCorrectionPart = createPart(
  async () =>
    (await import(/* webpackChunkName: "correction" */ './corrections/NewCorrectionScreen.tsx'))
      .NewCorrectionScreen,
  <Screen title={REQUEST_A_CORRECTION} status="loading" />,
);

/** Few members have guests: others load none of this. */
export const GuestsScreen = createPart(
  async () => (await import(/* webpackChunkName: "guests" */ './guests/GuestsScreen.tsx')).GuestsScreen,
  <Screen title={GUESTS} status="loading" />,
).View;

/** A club without tours loads none of this. */
export const ToursScreen = createPart(
  async () => (await import(/* webpackChunkName: "tours" */ './tours/ToursScreen.tsx')).ToursScreen,
  <Screen title={TOURS} status="loading" />,
).View;
