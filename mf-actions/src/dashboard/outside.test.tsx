import { screen } from '@testing-library/react';
import type { ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { CLUB } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const FOG: ConditionsAnswer = {
  readings: [],
  held: [],
  light: null,
  table: { version: 0, rules: [], hold: { kind: 'minutes', count: 0 } },
  flags: [
    {
      _id: 'f1',
      colour: 'yellow',
      text: 'Fog',
      from: 0,
      until: Number.MAX_SAFE_INTEGER,
      loweredFrom: null,
    },
  ],
};

it('shows the conditions with a link to all of them, in a club that uses conditions (rule condition.strip)', async () => {
  renderActions({
    routes: {
      'GET /club': () => ({ ...CLUB, features: ['conditions'] }),
      'GET /conditions': () => FOG,
    },
  });
  expect(await screen.findByRole('link', { name: /Yellow/ })).toHaveAttribute('href', '/conditions');
  expect(await findViolations()).toEqual([]);
});

it('has a name for a screen reader while the conditions load', async () => {
  renderActions({
    routes: {
      'GET /club': () => ({ ...CLUB, features: ['conditions'] }),
      'GET /conditions': () => new Promise(() => undefined),
    },
  });
  const link = await screen.findByRole('link', { name: 'Conditions' });
  expect(link).toHaveAttribute('href', '/conditions');
});

it('does not fetch them in a club that does not use conditions', async () => {
  const { api } = renderActions();
  await screen.findByRole('region', { name: 'My Miles' });
  expect(api.callsTo('GET /conditions')).toEqual([]);
});
