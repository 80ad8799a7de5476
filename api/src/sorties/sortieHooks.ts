import type { ClientSession, Types } from 'mongoose';
import type { SortieRecord } from '../logbook/Sortie.ts';
import { defineHook } from '../platform/events/hooks.ts';
import type { Effects } from '../platform/events/effects.ts';
import type { LandingActor, MemberActor } from '../platform/auth/tokens.ts';
import type { CheckedBoat } from './launchRules.ts';

interface Change {
  sortie: SortieRecord;
  session: ClientSession;
  effects: Effects;
}

/** Terms of a landing, besides its sortie. */
export interface LandingTerms {
  /** Whether it should count even if it is late (rule forgotten.credit). */
  requestsCredit?: boolean | undefined;
  /** Caller; absent for the API's own work, which may land any sortie. */
  lander?: MemberActor | LandingActor;
}

/** A sortie was landed, or its landing was corrected. */
export const landingRecorded = defineHook<Change & { landing: LandingTerms }>('sortie.landing-recorded');

/** A coach credited a late landing. */
export const lateCredited = defineHook<Change & { coach: Types.ObjectId }>('sortie.late-credited');

/**
 * Returns why a member may not take some of these boats, by boat id; null without requirements (rule
 * clearance.may-take).
 */
export const boatsRefused = defineHook<
  { member: { _id: string; name: string }; boats: readonly CheckedBoat[] },
  ReadonlyMap<string, string> | null
>('launch.boats-refused');
