import { clearanceHandlers } from './clearances/commands/notifyOfClearances.ts';
import { correctionHandlers } from './corrections/commands/notifyOfCorrections.ts';
import { damageHandlers } from './damages/commands/notifyOfDamage.ts';
import { forgottenHandlers } from './forgotten/forgottenHandlers.ts';
import { officerHandlers } from './officers/commands/notifyOfOffices.ts';
import { planHandlers } from './plans/planNews.ts';
import type { EventHandler } from './platform/events/eventTypes.ts';
import { reservationHandlers } from './reservations/reservationHandlers.ts';
import { safetyHandlers } from './safety/safetyHandlers.ts';
import { sortieHandlers } from './sorties/sortieHandlers.ts';
import { tourHandlers } from './tours/commands/startTour.ts';

/** Everything that is done about what has happened. Of one event, those of safety come first. */
export const EVENT_HANDLERS: readonly EventHandler[] = [
  ...safetyHandlers,
  ...sortieHandlers,
  ...damageHandlers,
  ...officerHandlers,
  ...correctionHandlers,
  ...forgottenHandlers,
  ...clearanceHandlers,
  ...planHandlers,
  ...reservationHandlers,
  ...tourHandlers,
];
