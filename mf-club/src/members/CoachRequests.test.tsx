import { screen, waitFor } from '@testing-library/react';
import { coachConfirmed, NOT_A_PENDING_COACH } from '@fleetwatch/contract/accounts/texts';
import { fakeApi, refuse } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { COACH } from '@fleetwatch/kit/testing/sampleClub.ts';
import { CoachRequests } from './CoachRequests.tsx';

function open(answer: () => unknown) {
  let isOver = false;
  const api = fakeApi({
    'GET /coaches-pending-results': () => ({
      results: isOver ? [] : [{ _id: 'ana', name: 'Ana Weir', pic: '', coach: 1 }],
    }),
    'POST /coach-confirm': () => {
      isOver = true;
      return answer();
    },
  });
  return { api, ...renderScreen(<CoachRequests />, { profile: COACH }) };
}

it('confirms a member who signed up as a coach (rule member.coach-confirmed)', async () => {
  const { api, user } = open(() => ({ _id: 'ana', coach: 1 }));
  expect(await screen.findByText(/^Ana Weir signed up as a coach and can already manage/)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm coach' }));
  expect(await screen.findByText(coachConfirmed('Ana Weir'))).toBeVisible();
  expect(api.callsTo('POST /coach-confirm')[0]?.body).toEqual({ id: 'ana' });
  await waitFor(() => expect(screen.queryByText(/signed up as a coach/)).not.toBeInTheDocument());
});

it('shows a refusal and fetches the list again', async () => {
  const { user } = open(() => refuse(409, NOT_A_PENDING_COACH, 'not_pending'));
  await user.click(await screen.findByRole('button', { name: 'Confirm coach' }));
  expect(await screen.findByText(NOT_A_PENDING_COACH)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/signed up as a coach/)).not.toBeInTheDocument());
});
