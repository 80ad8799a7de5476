import { statusOf } from './status.ts';

const out = (bus: string, user_id: string, crew: string[] = []) => ({ bus, user_id, crew, land: null });

test('shows the launcher as launched on each of the boats still out (rule status.automatic)', () => {
  const result = statusOf('kim', [out('Kestrel', 'kim'), out('Tern', 'ana'), out('Osprey', 'kim')], false);
  expect(result).toEqual({ status: 'launched', isBoated: false, boats: 'Kestrel, Osprey' });
});

test('shows a crew member as boated (rule status.automatic)', () => {
  const result = statusOf('kim', [out('Kestrel', 'ana', ['bo', 'kim'])], true);
  expect(result).toEqual({ status: 'launched', isBoated: true, boats: 'Kestrel' });
});

test('shows no one on the water after a landing', () => {
  const landed = { ...out('Kestrel', 'kim'), land: '2026-05-01 07:00:00' };
  expect(statusOf('kim', [landed], false).status).toBe('landed');
});

test('shows a member as on deck when they are on the deck list and not on the water (rule status.automatic)', () => {
  expect(statusOf('kim', [out('Tern', 'ana')], true)).toEqual({
    status: 'ondeck',
    isBoated: false,
    boats: '',
  });
});
