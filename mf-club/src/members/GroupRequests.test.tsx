import { GROUP_NOT_REQUESTED } from '@fleetwatch/contract/usergroups/texts';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { COACH } from '@fleetwatch/kit/testing/sampleClub.ts';
import { GroupRequests } from './GroupRequests.tsx';

const request = {
  _id: 'ana',
  name: 'Ana Weir',
  pic: '',
  group: 'Scullers',
  wantedid: 'juniors',
  wanted: 'Summer Juniors',
};
const ASKED = 'Ana Weir wants to change from Scullers to Summer Juniors.';

function open(answer: () => unknown) {
  let isOver = false;
  const api = fakeApi({
    'GET /group-requests-results': () => ({ results: isOver ? [] : [request] }),
    'POST /group-decide': () => {
      isOver = true;
      return answer();
    },
  });
  return { api, ...renderScreen(<GroupRequests />, { profile: COACH }) };
}

it.each([
  ['Confirm', true, 'Ana Weir is in Summer Juniors now.'],
  ['Decline', false, 'Ana Weir stays in Scullers.'],
])('%s decides a request and removes it from the list', async (name, confirm, text) => {
  const { api, user } = open(() => ({ _id: 'ana', group: 'juniors' }));
  expect(await screen.findByText(ASKED)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(api.callsTo('POST /group-decide')[0]?.body).toEqual({ id: 'ana', group: 'juniors', confirm });
  await waitFor(() => expect(screen.queryByText(ASKED)).not.toBeInTheDocument());
});

it('refreshes the list when another coach has decided the request', async () => {
  const { user } = open(() => refuse(409, GROUP_NOT_REQUESTED, 'not_pending'));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(GROUP_NOT_REQUESTED)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(ASKED)).not.toBeInTheDocument());
});
