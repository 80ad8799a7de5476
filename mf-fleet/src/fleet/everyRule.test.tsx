import { screen } from '@testing-library/react';
import { testEveryRule } from '@fleetwatch/kit/testing/launchRuleCases';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { clubApi, KIM } from '@fleetwatch/kit/testing/sampleClub.ts';
import { rowAction } from '@fleetwatch/kit/testing/rowAction';
import { FleetScreen } from './FleetScreen.tsx';

const VERB = 'Launch boat';

describe('the fleet (rules launch.rules, launch.override, clearance.supervision)', () => {
  testEveryRule({
    target: { bus: 'kestrel' },
    sends: 'POST /launch',
    verb: VERB,
    done: 'Launched!',
    async open(routes) {
      const api = clubApi({ 'POST /launch': () => sortieOf({ bus_id: 'kestrel' }), ...routes });
      const view = renderScreen(<FleetScreen />, { route: '/fleet', profile: KIM });
      await rowAction(view.user, 'Kestrel', 'Launch');
      return { ...view, api };
    },
    control: () => screen.queryByRole('button', { name: VERB }),
    confirm: (button, user) => user.click(button),
  });
});
