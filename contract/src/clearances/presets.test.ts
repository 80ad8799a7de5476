import { PROTECTED_FLEET_GROUPS } from '../fleetgroups/launchKind.ts';
import { CLEARANCE_NAME_MAX, CLEARANCES_MAX } from './limits.ts';
import { CLEARANCE_PRESETS } from './presets.ts';

test.each(CLEARANCE_PRESETS.map((preset) => [preset.title, preset] as const))(
  'the preset of %s requires only its own clearances, for documented classes (rule clearance.presets)',
  (_title, { clearances, requirements }) => {
    const names = clearances.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThanOrEqual(CLEARANCES_MAX);
    expect(names.every((name) => name.length <= CLEARANCE_NAME_MAX)).toBe(true);
    // Prerequisites come before the clearances that need them.
    clearances.forEach(({ needs = [] }, at) => {
      expect(names.slice(0, at)).toEqual(expect.arrayContaining(needs));
    });
    for (const { className, clearance } of requirements) {
      expect(names).toContain(clearance);
      if (className !== null) expect(PROTECTED_FLEET_GROUPS).toContain(className);
    }
    expect(clearances.filter(({ kind }) => kind === 'ban')).toHaveLength(1);
  },
);
