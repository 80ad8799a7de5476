import type { OfficersAnswer } from '@fleetwatch/contract/officers/wire';
import { readRecipients, readReach } from '../../notifications/commands/readReach.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { officerDirectory } from '../officerDirectory.ts';
import { presentOfficers } from '../officerPresenter.ts';
import { TEST_TAG } from './sendTestAlarm.ts';

/**
 * Lists the officers; for officers and confirmed coaches, also the channels that reach them and the outcome
 * of the latest test alarm.
 */
export async function readOfficers({ isConfirmedCoach, offices }: MemberActor): Promise<OfficersAnswer> {
  const officers = await officerDirectory.get();
  if (!isConfirmedCoach && offices.length === 0) return presentOfficers(officers, offices, null);
  const named = [...officers.named.values(), ...officers.roster.values()].flat();
  const [reach, recipients] = await Promise.all([readReach([...new Set(named)]), readRecipients([TEST_TAG])]);
  const test = recipients.get(TEST_TAG) ?? [];
  return { ...presentOfficers(officers, offices, reach), ...(test.length > 0 && { test: [...test] }) };
}
