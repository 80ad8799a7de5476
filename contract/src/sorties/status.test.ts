import { statusOf } from './status.ts';

const out = (bus: string, user_id: string, crew: string[] = []) => ({ bus, user_id, crew, land: null });

test('the launcher is launched on each of the boats still out (rule status.automatic)', () => {
  const result = statusOf('kim', [out('Kestrel', 'kim'), out('Tern', 'ana'), out('Osprey', 'kim')], false);
  expect(result).toEqual({ status: 'launched', isBoated: false, boats: 'Kestrel, Osprey' });
});

test('a crew member has been boated (rule status.automatic)', () => {
  const result = statusOf('kim', [out('Kestrel', 'ana', ['bo', 'kim'])], true);
  expect(result).toEqual({ status: 'launched', isBoated: true, boats: 'Kestrel' });
});

test('a landed sortie puts nobody on the water', () => {
  const landed = { ...out('Kestrel', 'kim'), land: '2026-05-01 07:00:00' };
  expect(statusOf('kim', [landed], false).status).toBe('landed');
});

test('who is on deck and not on the water is on deck (rule status.automatic)', () => {
  expect(statusOf('kim', [out('Tern', 'ana')], true)).toEqual({
    status: 'ondeck',
    isBoated: false,
    boats: '',
  });
});
