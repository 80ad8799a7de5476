import { isPlanOver } from '@fleetwatch/contract/plans/planTimes';
import { clubText, now } from '../platform/club/clock.ts';
import type { PlanRecord } from './Plan.ts';

/** Whether a plan is over, by the club's clock. */
export const isOver = ({ landAt }: Pick<PlanRecord, 'landAt'>): boolean =>
  isPlanOver(clubText(landAt), clubText(now()));
