import {
  ONLY_COACHES_DELETE_FLEET_GROUPS,
  ONLY_COACHES_DRY_DOCK_FLEET_GROUPS,
  ONLY_COACHES_SPLASH_FLEET_GROUPS,
} from '@fleetwatch/contract/fleetgroups/messages';
import { mustBeCoach } from '../platform/auth/coachPolicy.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';

export function mayAddFleetGroup(actor: MemberActor): void {
  mustBeCoach(actor);
}

export function mayDeleteFleetGroup(actor: MemberActor): void {
  mustBeCoach(actor, ONLY_COACHES_DELETE_FLEET_GROUPS);
}

export function mayDryDockFleetGroup(actor: MemberActor): void {
  mustBeCoach(actor, ONLY_COACHES_DRY_DOCK_FLEET_GROUPS);
}

export function maySplashFleetGroup(actor: MemberActor): void {
  mustBeCoach(actor, ONLY_COACHES_SPLASH_FLEET_GROUPS);
}
