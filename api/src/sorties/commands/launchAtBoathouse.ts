import type { Office } from '@fleetwatch/contract/officers/offices';
import type { AuthLaunchBody, AuthLaunchCheckBody, LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import { memberDirectory } from '../../members/memberDirectory.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { relaunchOf } from '../relaunch.ts';
import type { Launched } from '../../logbook/Sortie.ts';
import { findAlternativeBoats } from './findAlternativeBoats.ts';
import { launchBoat } from './launchBoat.ts';
import type { LaunchRequest } from './LaunchRequest.ts';
import { findOuting } from './readLastOuting.ts';
import { readLaunchCheck } from './readLaunchCheck.ts';

type Target = Pick<AuthLaunchCheckBody, 'bus' | 'borrowed' | 'private' | 'again'>;
type Asked = Target & Pick<AuthLaunchBody, 'replies' | 'trip' | 'supervision'>;

/** Officer who has signed in next to the launcher. */
export interface SigningOfficer {
  /** Member id. */
  id: string;
  offices: readonly Office[];
}

/** Members' own boats, by tab. */
export const PRIVATE_KINDS = { '1p': 'private-1x', '248p': 'private-2-4-8' } as const;

async function whatOf(
  { bus, borrowed, private: kind, again }: Target,
  launcher: string,
): Promise<Pick<LaunchRequest, 'boat' | 'lender' | 'ownBoat' | 'crew'>> {
  if (again) return relaunchOf(await findOuting(again, launcher), launcher, await memberDirectory.get());
  return { boat: bus, lender: borrowed, ...(kind && { ownBoat: PRIVATE_KINDS[kind] }) };
}

/**
 * Launches a member's choice at the boathouse: a boat, a borrowed single, their own boat, or an earlier
 * outing again.
 * @param officer whose offices allow overrides; null for none, whatever the launcher holds (rule
 * kiosk.officer)
 */
export async function launchAtBoathouse(
  launcher: string,
  asked: Asked,
  officer: SigningOfficer | null,
  repeat: Repeatable | null,
): Promise<Launched> {
  return launchBoat(
    {
      launcher,
      ...(await whatOf(asked, launcher)),
      replies: asked.replies,
      isAtBoathouse: true,
      trip: asked.trip,
      supervision: asked.supervision ?? null,
      ...(officer && { offices: officer.offices, officer: officer.id }),
    },
    repeat,
  );
}

/** Returns the rules' answers to such a launch now. */
export async function checkAtBoathouse(
  launcher: string,
  asked: Target & Pick<AuthLaunchCheckBody, 'trip' | 'supervision'>,
): Promise<LaunchCheck> {
  const check = await readLaunchCheck({
    launcher,
    ...(await whatOf(asked, launcher)),
    isAtBoathouse: true,
    trip: asked.trip,
    supervision: asked.supervision,
  });
  const isLacking = check.results.some(
    ({ level, ruleId }) => level === 'block' && ruleId === 'clearance.requirements',
  );
  return {
    ...check,
    ...(isLacking && asked.bus !== undefined && { boats: await findAlternativeBoats(launcher, asked.bus) }),
  };
}
