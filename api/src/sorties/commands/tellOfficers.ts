import { againstRule } from '@fleetwatch/contract/notifications/messages';
import { officesOver } from '@fleetwatch/contract/sorties/launchRules';
import { mailMembers } from '../../members/commands/mailMembers.ts';
import { findAnyMember } from '../../members/memberDirectory.ts';
import { isNotifying, notify } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import type { SortieRecord } from '../Sortie.ts';

const TOO_LATE_MS = 24 * 3_600_000;

async function tellHolders({
  _id,
  boatName,
  launcher,
  launchedAt,
  againstRules = [],
}: SortieRecord): Promise<void> {
  const blocks = againstRules.filter(({ level }) => level === 'block');
  const offices = [...new Set(blocks.flatMap(officesOver))];
  const holders = [...new Set((await Promise.all(offices.map(holdersOf))).flat())];
  const title = againstRule(boatName);
  if (isNotifying()) {
    return notify({
      ...{ key: `against ${String(_id)}`, tag: `rule ${String(_id)}`, category: 'safety', to: holders },
      ...{ title, body: blocks.map(({ text }) => text).join(' '), url: '/sorties' },
      expiresAt: new Date(now().getTime() + TOO_LATE_MS),
    });
  }
  const { name } = await findAnyMember(String(launcher));
  const text = [
    `${name} launched ${boatName} on ${clubText(launchedAt)}, on a device without a network.`,
    ...blocks.map((block) => block.text),
  ].join('\n');
  await mailMembers(holders, title, text);
}

/** Tells a launch that went against a block to the officers who may override it, after the answer (rule launch.facts). */
export function tellOfficers(sortie: SortieRecord): void {
  const isAgainst = sortie.againstRules?.some(({ level }) => level === 'block');
  if (isAgainst) mailLater(() => tellHolders(sortie));
}
