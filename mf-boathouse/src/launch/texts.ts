import { OFFICE_TEXTS } from '@fleetwatch/contract/officers/texts';
import { overridingOffices } from '@fleetwatch/contract/sorties/launchRules';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';

/** The launcher's name and password were correct, so the officer's are wrong. */
export const OFFICER_REFUSED = "The officer's name and password do not match.";

/** Offices that may approve one blocked launch: 'Safety officer or Clearances'. */
const officesText = (block: RuleAnswer): string =>
  overridingOffices(block)
    .map((office) => OFFICE_TEXTS[office].title)
    .join(' or ');

/** 'Approval needed from: Safety officer or Clearances. Boat captain.' */
export const approvalNeeded = (blocks: readonly RuleAnswer[]): string =>
  `Approval needed from: ${[...new Set(blocks.map(officesText))].join('. ')}.`;

/** Refuses an officer whose offices do not cover the rule, or who is banned from rowing. */
export const cannotApprove = (officer: string, block: RuleAnswer): string =>
  `${officer} cannot approve this. ${approvalNeeded([block])}`;
export const OTHER_BOATS = 'Other boats';
export const launchBoat = (boat: string): string => `Launch ${boat}`;
export const notCleared = (boat: string): string => `${boat}: not cleared`;
export const DRY_DOCK = 'Dry dock';
export const boatsInBoathouse = (fleetGroup: string): string => `${fleetGroup} in the boathouse`;
export const BEFORE_YOU_LAUNCH = 'Before you launch';
export const OFFICER_APPROVAL = 'Officer approval';
export const APPROVE_LAUNCH = 'Approve the launch';
export const REASON_FOR_LAUNCHING_ANYWAY = 'Reason for launching anyway';
export const ASK_OFFICER_TO_APPROVE = 'Ask an officer to approve';
export const BOAT_CLASSES = 'Boat classes';
export const privateSingleOf = (lender: string): string => `${lender}'s private single`;
export const borrowPrivateSingle = (lender: string): string => `Borrow ${lender}'s private single`;
export const BORROW = 'Borrow';
export const WHOSE_PRIVATE_SINGLE = 'Whose private single?';
export const MEMBERS_TO_BORROW_FROM = 'Members to borrow from';
export const NO_LENDERS_MATCH = 'No members match.';
export const WHO_SUPERVISES = 'Who supervises';
export const SUPERVISOR = 'Supervisor';
export const chooseSupervisor = (name: string): string => `Choose ${name} as supervisor`;
export const OUT_OF_SERVICE_OR_RESTRICTED = 'Out of service or restricted';
export function boatFacts(distance: number, unit: string, lastDay: string | null, by: string | null): string {
  const season = `${distance} ${unit} this season`;
  if (lastDay === null) return season;
  return `${season} · last ${lastDay}${by === null ? '' : `, ${by}`}`;
}
/** `quickAction('Launch', 'Kestrel') === 'Launch now: Kestrel'` */
export const quickAction = (verb: string, owner: string): string => `${verb} now: ${owner}`;
