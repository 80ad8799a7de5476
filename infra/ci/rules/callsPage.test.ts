import { coaches } from '@fleetwatch/api/platform/auth/rights';
import { callsPage } from './callsPage.ts';

test('lists every call by who may make it', () => {
  const page = callsPage([
    { method: 'POST', path: '/launch', access: 'member', summary: 'Launches a boat.' },
    { method: 'GET', path: '/club', access: 'open', summary: 'The club.' },
    {
      method: 'POST',
      path: '/bus',
      access: 'member',
      summary: 'Enters a boat.',
      may: coaches('fleet.manage'),
    },
    { method: 'GET', path: '/bus2/:bus_id', access: 'member', summary: 'One boat.' },
    {
      method: 'DELETE',
      path: '/tour',
      access: 'member',
      summary: 'Cancels a tour.',
      replacedBy: 'DELETE /tour/:tour_id',
    },
  ]);
  expect(page).toContain('## Open to anyone\n\n- `GET /club`: The club.\n');
  expect(page).toContain(
    '## For signed-in members\n\n- `DELETE /tour`: goes with the next minor version; use `DELETE /tour/:tour_id`.\n- `GET /bus2/:bus_id`: One boat.\n- `POST /bus`: Enters a boat. Needs `fleet.manage`.\n- `POST /launch`: Launches a boat.\n',
  );
  expect(page).toContain('- `fleet.manage`: coaches; else “Only coaches!”\n');
});
