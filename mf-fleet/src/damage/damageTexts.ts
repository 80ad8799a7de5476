import { KIND_TEXTS, PART_TEXTS, type Severity } from '@fleetwatch/contract/damages/kinds';
import { STATE_TEXTS } from '@fleetwatch/contract/damages/states';
import type { DamageRow } from '@fleetwatch/contract/damages/wire';
import { datePart, type LocalDateText } from '@fleetwatch/contract/time/localText';
import { daysBetween } from '@fleetwatch/contract/time/weeks';
import type { BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';
import { dayText } from '@fleetwatch/contract/time/dayText';

export const SEVERITY_TONES: Readonly<Record<Severity, BadgeTone>> = {
  minor: 'neutral',
  limited: 'amber',
  unfit: 'red',
};

/** 'rigger, oarlock, seat 3' */
export function partsText({ parts, seat }: Pick<DamageRow, 'parts' | 'seat'>): string {
  const named = parts.map((part) => PART_TEXTS[part].toLowerCase());
  return [...named, ...(seat === null ? [] : [`seat ${seat}`])].join(', ');
}

/** 'Reported today', 'Reported 1 day ago', 'Reported 12 days ago' */
export function ageText(at: string, today: LocalDateText): string {
  const days = daysBetween(datePart(at), today);
  if (!(days > 0)) return 'Reported today';
  return `Reported ${days} ${days === 1 ? 'day' : 'days'} ago`;
}

/** 'Damage: rigger, seat 3. In repair (Kim Harper), due May 20.' */
export function standingText(damage: DamageRow): string {
  const { kind, state, assignee, dueBy } = damage;
  const where = partsText(damage);
  const who = assignee === null ? '' : ` (${assignee.name})`;
  const due = dueBy === null ? '' : `, due ${dayText(dueBy)}`;
  return `${KIND_TEXTS[kind]}${where === '' ? '' : `: ${where}`}. ${STATE_TEXTS[state]}${who}${due}.`;
}

/** `amountText(1204.5) === '1,204.50'` */
export const amountText = (amount: number): string =>
  amount.toFixed(2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');

export const isOverdue = ({ dueBy }: Pick<DamageRow, 'dueBy'>, today: LocalDateText): boolean =>
  dueBy !== null && dueBy < today;
