import type { BoatPart, DamageKind, Severity } from '@fleetwatch/contract/damages/kinds';
import type { DamageState } from '@fleetwatch/contract/damages/states';

/** What may be wrong with any boat, and its repair. */
export interface DemoFault {
  kind: DamageKind;
  part: BoatPart;
  severity: Severity;
  text: string;
  repair: string;
  minutes: number;
  costCents: number;
}

export const DEMO_FAULTS: readonly DemoFault[] = [
  {
    kind: 'wear',
    part: 'wheels',
    severity: 'minor',
    text: 'Seat wheels squeak and bind.',
    repair: 'New wheels, track cleaned.',
    minutes: 25,
    costCents: 1_850,
  },
  {
    kind: 'damage',
    part: 'rigger',
    severity: 'limited',
    text: 'Rigger bent by a bump at the dock.',
    repair: 'Straightened and measured: pitch is correct again.',
    minutes: 60,
    costCents: 0,
  },
  {
    kind: 'missingPart',
    part: 'bowball',
    severity: 'unfit',
    text: 'Bow ball is missing.',
    repair: 'New bow ball, glued and taped.',
    minutes: 20,
    costCents: 1_200,
  },
  {
    kind: 'wear',
    part: 'footstretcher',
    severity: 'minor',
    text: 'Heel string torn on one shoe.',
    repair: 'New heel string, within 7 cm.',
    minutes: 10,
    costCents: 150,
  },
  {
    kind: 'damage',
    part: 'hull',
    severity: 'limited',
    text: 'Scratch through to the cloth under the stroke seat.',
    repair: 'Filled, sanded and sealed.',
    minutes: 150,
    costCents: 4_200,
  },
  {
    kind: 'wear',
    part: 'oarlock',
    severity: 'minor',
    text: 'Oarlock has play.',
    repair: 'New bushing.',
    minutes: 15,
    costCents: 640,
  },
  {
    kind: 'collision',
    part: 'hull',
    severity: 'unfit',
    text: 'Hit a log above the bridge, taking on water.',
    repair: 'Patched inside and out by the yard.',
    minutes: 480,
    costCents: 38_000,
  },
  {
    kind: 'damage',
    part: 'fin',
    severity: 'unfit',
    text: 'Fin broken off at the dock.',
    repair: 'New fin, glued.',
    minutes: 45,
    costCents: 2_900,
  },
  {
    kind: 'damage',
    part: 'electronics',
    severity: 'minor',
    text: 'Bow speaker is dead.',
    repair: 'Plug cleaned.',
    minutes: 20,
    costCents: 0,
  },
  {
    kind: 'capsize',
    part: 'hatch',
    severity: 'limited',
    text: 'Capsized; the bow hatch does not close.',
    repair: 'New seal.',
    minutes: 30,
    costCents: 990,
  },
];

/** A report that is still open. */
export interface DemoDamage {
  boat: string;
  fault: Pick<DemoFault, 'kind' | 'part' | 'severity' | 'text'>;
  daysAgo: number;
  state: DamageState;
}

/** None makes its boat unfit: a visitor who signs up as a coach may splash every boat (rule damage.splash). */
export const DEMO_DAMAGES: readonly DemoDamage[] = [
  {
    boat: 'Plover',
    daysAgo: 3,
    state: 'open',
    fault: {
      kind: 'damage',
      part: 'hull',
      severity: 'limited',
      text: 'Hand-length scratch near the bow.',
    },
  },
  {
    boat: 'Cormorant',
    daysAgo: 19,
    state: 'waiting',
    fault: {
      kind: 'damage',
      part: 'steering',
      severity: 'limited',
      text: 'Rudder cable is worn; a new one is on order.',
    },
  },
  {
    boat: 'Guillemot',
    daysAgo: 6,
    state: 'triaged',
    fault: {
      kind: 'wear',
      part: 'rigger',
      severity: 'limited',
      text: 'Backstay bolt works loose: check it before launching.',
    },
  },
  {
    boat: 'Hawthorn',
    daysAgo: 41,
    state: 'inRepair',
    fault: { kind: 'wear', part: 'seat', severity: 'minor', text: 'Seat 2 runs rough.' },
  },
  {
    boat: 'Wren',
    daysAgo: 1,
    state: 'open',
    fault: {
      kind: 'missingPart',
      part: 'footstretcher',
      severity: 'minor',
      text: 'One footstretcher wing nut is missing.',
    },
  },
];
