import { launchedDespiteRule } from '@fleetwatch/contract/notifications/texts';
import { overridingOffices } from '@fleetwatch/contract/sorties/launchRules';
import { findAnyMember } from '../../members/memberDirectory.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import type { SortieEvent } from '../../logbook/sortieEvents.ts';
import { launchedOffline } from '../texts.ts';

const TOO_LATE_MS = 24 * 3_600_000;

/** Whether a launch broke a blocking rule. */
export const isAgainstRules = ({ sortie: { againstRules } }: SortieEvent): boolean =>
  againstRules?.some(({ level }) => level === 'block') ?? false;

/** Notifies the officers who may override it of a launch that broke a blocking rule (rule launch.facts). */
export async function notifyOfficers({ sortie }: SortieEvent): Promise<void> {
  const { _id, boatName, launcher, launchedAt, againstRules = [] } = sortie;
  const blocks = againstRules.filter(({ level }) => level === 'block');
  const offices = [...new Set(blocks.flatMap(overridingOffices))];
  const { name } = await findAnyMember(String(launcher));
  const how = launchedOffline(name, boatName, clubText(launchedAt), clubDay());
  await notify({
    key: `against ${String(_id)}`,
    tag: `rule ${String(_id)}`,
    category: 'safety',
    url: '/sorties',
    to: (await Promise.all(offices.map(holdersOf))).flat(),
    title: launchedDespiteRule(boatName),
    body: [how, ...blocks.map(({ text }) => text)].join(' '),
    isEscalated: true,
    expiresAt: new Date(now().getTime() + TOO_LATE_MS),
  });
}
