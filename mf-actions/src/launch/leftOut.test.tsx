import { screen, waitFor, within } from '@testing-library/react';
import { slideToConfirm } from '@fleetwatch/kit/testing/slideToConfirm';
import { boatOf, sortieOf } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const QUESTION = 'Ben Rivers took it out on Apr 30 and has not landed it. Is the boat here?';
const ANSWER = {
  code: 'left_out',
  level: 'warn',
  ruleId: 'forgotten.next',
  text: QUESTION,
  subjectIds: ['kestrel', 'sortie-of-ben'],
};
const LEFT = 'Out with Ben Rivers since Apr 30';

const open = (route: string) =>
  renderActions({
    route,
    boats: [boatOf('Kestrel', '4x', { left: LEFT })],
    routes: {
      'GET /launch-check': () => ({ results: [ANSWER], canOverride: [] }),
      'POST /launch': () => sortieOf('Kestrel'),
    },
  });

describe('a boat left out since yesterday (rule forgotten.next)', () => {
  it('offers a boat left out since yesterday with the member who has it', async () => {
    open('/actions?do=launch&class=4x');
    expect(await screen.findByText(LEFT)).toBeVisible();
  });

  it('launches a boat left out once its next crew confirms that it is here', async () => {
    const { user, api } = open('/actions?do=launch&class=4x&boat=kestrel');
    expect(await screen.findByText(QUESTION)).toBeVisible();
    slideToConfirm(await screen.findByRole('slider', { name: 'Confirm launch' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(QUESTION)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Launch' }));
    await waitFor(() => expect(api.callsTo('POST /launch')).toHaveLength(1));
    expect(api.callsTo('POST /launch')[0]?.body).toMatchObject({
      bus: 'kestrel',
      replies: [{ code: 'left_out', subjectIds: ANSWER.subjectIds }],
    });
  });
});
