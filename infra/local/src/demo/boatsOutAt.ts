import { seededRandomFor } from './seededRandomFor.ts';
import { DEMO_FLEET } from './fleet.ts';
import type { DemoOuting } from './season.ts';

/**
 * The boats on the water when the demo club is created: boats by name, seats by the members' order, minutes since the
 * launch.
 */
const OUT = [
  { boat: 'First Light', people: [10, 11, 12, 13, 14, 15, 16, 17, 18], minutesAgo: 52 },
  { boat: 'Harrier', people: [20, 21, 22, 23], minutesAgo: 34 },
  { boat: 'Avocet', people: [30, 31], minutesAgo: 27 },
  { boat: 'Kestrel', people: [40], minutesAgo: 9 },
] as const;

const MINUTE_MS = 60_000;

/** Boats on the water at an instant, with their launch times. */
export function boatsOutAt(instant: Date): { outing: DemoOuting; launchedAt: Date }[] {
  const dice = seededRandomFor('boats out');
  return OUT.map(({ boat: name, people, minutesAgo }) => {
    const boat = DEMO_FLEET.find((candidate) => candidate.name === name);
    if (!boat) throw new Error(`The demo fleet has no ${name}.`);
    const [launcher = 0, ...crew] = people;
    return {
      outing: {
        boat,
        launcher,
        crew,
        launchedAtMinute: 0,
        minutesOut: 0,
        milesHundredths: 0,
        workoutType: dice.whole(0, 6),
        notes: '',
      },
      launchedAt: new Date(instant.getTime() - minutesAgo * MINUTE_MS),
    };
  });
}
