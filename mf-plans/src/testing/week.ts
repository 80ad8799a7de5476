import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { Workout } from '@fleetwatch/contract/workouts/jobs';
import { KIM } from '@fleetwatch/kit/testing/sampleData';

let made = 0;
const nextId = (): string => String((made += 1)).padStart(24, '0');

/**
 * Kim's Open Plan for the morning of Friday, 29 May 2026 (the tests' current time is noon of that day), with `fields`
 * overridden.
 */
export function planOf(fields: Partial<Plan> = {}): Plan {
  const launch = fields.launch ?? '2026-05-29 17:00:00';
  return {
    _id: nextId(),
    series: nextId(),
    by: KIM._id,
    name: KIM.name,
    pic: null,
    group: null,
    usergroup: 'Open Plan',
    launch,
    land: '2026-05-29 18:30:00',
    launchtime: launch,
    description: 'Steady state to the bridge',
    crew: [],
    crewids: [],
    invitedids: [],
    limit: null,
    fleet: [],
    weeklytill: null,
    weekdays: [],
    ...fields,
  };
}

/** A workout that coach Maren posted on the 28th. */
export function workoutOf(fields: Partial<Workout> = {}): Workout {
  return {
    _id: nextId(),
    name: 'Maren Coach',
    date: '2026-05-28 10:00:00',
    isodate: '2026-05-28 10:00:00',
    agent: '9'.repeat(24),
    group: '8'.repeat(24),
    sortiegroup: KIM.group,
    type: 'Pyramids',
    description: '1-2-3-2-1 minutes, rate 28',
    pic: null,
    ...fields,
  };
}
