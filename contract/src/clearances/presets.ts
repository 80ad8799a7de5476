import type { Office } from '../officers/offices.ts';
import type { RequirementLevel, Subject } from './kinds.ts';
import type { ClearanceBody } from './wire.ts';

/** A clearance of a preset; its prerequisites are listed by name. */
export interface PresetClearance extends Partial<Omit<ClearanceBody, 'needs' | 'name' | 'kind'>> {
  name: string;
  kind: ClearanceBody['kind'];
  needs?: string[];
}

/** Requirement of a documented class, by the names of class and clearance; without a class it applies to every boat. */
export interface PresetRequirement {
  className: string | null;
  subject: Subject;
  clearance: string;
  level: RequirementLevel;
  months?: number[];
}

/** Starting set for a club of a country (rule clearance.presets). */
export interface ClearancePreset {
  key: string;
  title: string;
  clearances: readonly PresetClearance[];
  requirements: readonly PresetRequirement[];
}

/** Offices that may override a preset's requirements. */
export const PRESET_OVERRIDES: readonly Office[] = ['rights', 'safety'];

const COX_CLASSES = ['Pair-with', 'Four', 'Eight'];
const STEERED_CLASSES = ['Straight Pair', 'Straight Four', 'Quad'];
const WINTER = [11, 12, 1, 2, 3];

const asked = (
  classes: readonly (string | null)[],
  subject: Subject,
  clearance: string,
  level: RequirementLevel,
  months?: number[],
): PresetRequirement[] =>
  classes.map((className) => ({ className, subject, clearance, level, ...(months && { months }) }));

const BAN: PresetClearance = { name: 'Ban from rowing', kind: 'ban' };
const WAIVER: PresetClearance = { name: 'Waiver', kind: 'waiver', validMonths: 12, renewDays: 60 };

export const CLEARANCE_PRESETS: readonly ClearancePreset[] = [
  {
    key: 'us',
    title: 'United States',
    clearances: [
      {
        name: 'Swim test',
        kind: 'swim',
        validMonths: 36,
        renewDays: 60,
        checklist: ['Swims 150 yards', 'Treads water for 10 minutes', 'Puts on a life vest in the water'],
      },
      {
        name: 'Flip test',
        kind: 'safety',
        validMonths: 36,
        renewDays: 60,
        needs: ['Swim test'],
        checklist: ['Capsizes on command', 'Climbs back in unaided', 'Swims the boat to the shore'],
      },
      {
        name: 'Single',
        kind: 'row',
        needs: ['Swim test', 'Flip test'],
        checklist: ['Launches and lands alone', 'Stops, turns and backs', 'Knows the traffic pattern'],
      },
      { name: 'Steering', kind: 'steer', minMiles: 50, checklist: ['Knows the traffic pattern and hazards'] },
      {
        name: 'Coxing',
        kind: 'cox',
        checklist: ['Docks and launches', 'Knows the commands', 'Knows the traffic pattern'],
      },
      { name: 'Cold water', kind: 'safety', validMonths: 12, renewDays: 60, needs: ['Swim test'] },
      { name: 'Launch driver', kind: 'drive', validMonths: 36, renewDays: 60 },
      WAIVER,
      BAN,
    ],
    requirements: [
      ...asked([null], 'all', 'Waiver', 'warn'),
      ...asked([null], 'all', 'Swim test', 'warn'),
      ...asked(['Scull'], 'all', 'Single', 'block'),
      ...asked(['Scull'], 'all', 'Cold water', 'warn', WINTER),
      ...asked(STEERED_CLASSES, 'steer', 'Steering', 'warn'),
      ...asked(COX_CLASSES, 'cox', 'Coxing', 'warn'),
      ...asked(['Launch'], 'steer', 'Launch driver', 'block'),
    ],
  },
  {
    key: 'uk',
    title: 'United Kingdom',
    clearances: [
      {
        name: 'Swim and capsize',
        kind: 'swim',
        validMonths: 36,
        renewDays: 60,
        checklist: [
          'Swims 100 m in light clothes',
          'Treads water for 2 minutes',
          'Swims under water for 5 m',
        ],
      },
      {
        name: 'Sculler',
        kind: 'row',
        needs: ['Swim and capsize'],
        checklist: ['Turns within two lengths', 'Knows the circulation pattern'],
      },
      {
        name: 'Steers',
        kind: 'steer',
        checklist: ['Knows the circulation pattern and the navigation rules'],
      },
      {
        name: 'Cox',
        kind: 'cox',
        checklist: ['Knows the circulation pattern', 'Wears a life jacket that is in date'],
      },
      { name: 'Launch driver', kind: 'drive', validMonths: 36, renewDays: 90 },
      { name: 'Dark', kind: 'safety' },
      BAN,
    ],
    requirements: [
      ...asked([null], 'all', 'Swim and capsize', 'warn'),
      ...asked(['Scull'], 'all', 'Sculler', 'block'),
      ...asked(STEERED_CLASSES, 'steer', 'Steers', 'warn'),
      ...asked(COX_CLASSES, 'cox', 'Cox', 'warn'),
      ...asked(['Launch'], 'steer', 'Launch driver', 'block'),
    ],
  },
  {
    key: 'de',
    title: 'Germany',
    clearances: [
      { name: 'Swimming badge', kind: 'swim', checklist: ['Bronze badge seen'] },
      { name: 'Single', kind: 'row', needs: ['Swimming badge'], checklist: ['Gets back in after a capsize'] },
      {
        name: 'Boat leader',
        kind: 'steer',
        validMonths: 60,
        renewDays: 90,
        checklist: ['Knows the waterway and its signs'],
      },
      { name: 'Helmsman', kind: 'cox', checklist: ['Puts off and puts in', 'Knows the commands'] },
      { name: 'Motorboat licence', kind: 'drive' },
      BAN,
    ],
    requirements: [
      ...asked([null], 'all', 'Swimming badge', 'block'),
      ...asked([null], 'any', 'Boat leader', 'warn'),
      ...asked(['Scull'], 'all', 'Single', 'block'),
      ...asked(COX_CLASSES, 'cox', 'Helmsman', 'warn'),
      ...asked(['Launch'], 'steer', 'Motorboat licence', 'block'),
    ],
  },
  {
    key: 'dk',
    title: 'Denmark',
    clearances: [
      { name: 'Swim test 300 m', kind: 'swim', validMonths: 36, renewDays: 90 },
      {
        name: 'Re-entry exercise',
        kind: 'safety',
        validMonths: 36,
        renewDays: 90,
        needs: ['Swim test 300 m'],
      },
      { name: 'Rowing right', kind: 'row', needs: ['Swim test 300 m'] },
      { name: 'Sculling right', kind: 'row', needs: ['Rowing right', 'Re-entry exercise'] },
      { name: 'Short-trip cox', kind: 'cox', needs: ['Rowing right'], minMiles: 60 },
      { name: 'Long-trip cox', kind: 'cox', needs: ['Short-trip cox'], minMiles: 300 },
      { name: 'Winter rowing', kind: 'safety', validMonths: 12, renewDays: 60, needs: ['Re-entry exercise'] },
      BAN,
    ],
    requirements: [
      ...asked([null], 'all', 'Rowing right', 'warn'),
      ...asked([null], 'all', 'Winter rowing', 'warn', WINTER),
      ...asked(['Scull'], 'all', 'Sculling right', 'warn'),
      ...asked(COX_CLASSES, 'cox', 'Short-trip cox', 'warn'),
    ],
  },
  {
    key: 'nl',
    title: 'Netherlands',
    clearances: [
      { name: 'Swimming certificate', kind: 'swim' },
      { name: 'S1', kind: 'row', needs: ['Swimming certificate'] },
      { name: 'S2', kind: 'row', needs: ['S1'] },
      { name: 'S3', kind: 'row', needs: ['S2'] },
      { name: 'B1', kind: 'row', needs: ['Swimming certificate'] },
      { name: 'B2', kind: 'row', needs: ['B1'] },
      { name: 'St1', kind: 'cox', needs: ['Swimming certificate'] },
      { name: 'St2', kind: 'cox', needs: ['St1'] },
      BAN,
    ],
    requirements: [
      ...asked(['Scull'], 'all', 'S2', 'block'),
      ...asked(['Scull'], 'all', 'S3', 'block', WINTER),
      ...asked(['Straight Pair'], 'all', 'B2', 'warn'),
      ...asked(['Pair-with', 'Four'], 'cox', 'St1', 'warn'),
      ...asked(['Eight'], 'cox', 'St2', 'warn'),
    ],
  },
];
