import { randomUUID } from 'node:crypto';
import { TEST_ALARM, testAlarmBy } from '@fleetwatch/contract/officers/texts';
import type { TestAlarmAnswer } from '@fleetwatch/contract/officers/wire';
import { findMember } from '../../members/memberDirectory.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { readRecipients } from '../../notifications/commands/readReach.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { now } from '../../platform/club/clock.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { holdersOf } from '../officerDirectory.ts';

export const TEST_TAG = 'test-alarm';
const EXPIRES_MS = 10 * 60_000;

/** Sends safety officers a test alarm, so that everyone sees whom it reaches (rule officer.test). */
export async function sendTestAlarm(
  { id }: MemberActor,
  repeat: Repeatable | null,
): Promise<TestAlarmAnswer> {
  const { name } = await findMember(id);
  await notify({
    key: `${TEST_TAG} ${repeat?.requestKey ?? randomUUID()}`,
    tag: TEST_TAG,
    category: 'safety',
    to: await holdersOf('safety'),
    title: TEST_ALARM,
    body: testAlarmBy(name),
    url: '/officers',
    isEscalated: true,
    expiresAt: new Date(now().getTime() + EXPIRES_MS),
  });
  const sent = (await readRecipients([TEST_TAG])).get(TEST_TAG) ?? [];
  // A repeated key notifies no one again and returns the first answer.
  return runWrite({ repeat, work: () => Promise.resolve({ recipients: [...sent] }) });
}
