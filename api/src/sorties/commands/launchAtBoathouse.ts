import type { AuthLaunchBody } from '@fleetwatch/contract/sorties/wire';
import { memberDirectory } from '../../members/memberDirectory.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { relaunchOf } from '../relaunch.ts';
import type { Launched } from '../Sortie.ts';
import { launchBoat, type Launch } from './launchBoat.ts';
import { findOuting } from './readLastOuting.ts';

type Asked = Pick<AuthLaunchBody, 'bus' | 'borrowed' | 'private' | 'again' | 'replies'>;

const PRIVATE_KINDS = { '1p': 'private-1x', '248p': 'private-2-4-8' } as const;

async function whatOf(
  { bus, borrowed, private: kind, again }: Asked,
  launcher: string,
): Promise<Partial<Launch>> {
  if (again) return relaunchOf(await findOuting(again, launcher), launcher, await memberDirectory.get());
  return { boat: bus, lender: borrowed, ...(kind && { ownBoat: PRIVATE_KINDS[kind] }) };
}

/** Launches what a member has chosen at the boathouse: a boat, a borrowed single, one's own, or an outing again. */
export async function launchAtBoathouse(
  launcher: string,
  asked: Asked,
  repeat: Repeatable | null,
): Promise<Launched> {
  const { replies } = asked;
  // No offices: an override belongs into the audit trail, which has no entry of a caller without a sign-in.
  const launch = { launcher, ...(await whatOf(asked, launcher)), replies, isAtBoathouse: true };
  return launchBoat(launch, repeat);
}
