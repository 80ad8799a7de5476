import { OFFICE_TEXTS } from '@fleetwatch/contract/officers/offices';
import { overridingOffices } from '@fleetwatch/contract/sorties/launchRules';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';

/** The launcher's name and password were right, so it is the officer's that are wrong. */
export const OFFICER_REFUSED = "The officer's name and password do not match.";

/** Offices that may allow one block: 'Safety officer or Clearances'. */
const officesText = (block: RuleAnswer): string =>
  overridingOffices(block)
    .map((office) => OFFICE_TEXTS[office].title)
    .join(' or ');

/** 'Office needed: Safety officer or Clearances. Boat captain.' */
export const officeNeeded = (blocks: readonly RuleAnswer[]): string =>
  `Office needed: ${[...new Set(blocks.map(officesText))].join('. ')}.`;

/** Of an officer whose own offices, or whose own ban, do not let them allow it. */
export const mayNotAllow = (officer: string, block: RuleAnswer): string =>
  `${officer} may not allow this. ${officeNeeded([block])}`;
