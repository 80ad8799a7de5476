import { act, waitFor } from '@testing-library/react';
import { crewOpened } from '@fleetwatch/kit/store/events';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM } from '../testing/boathouse.ts';
import { useCrewMessages } from './useCrewMessages.ts';

function Listener() {
  useCrewMessages();
  return <p>Listening</p>;
}

it("opens the crew page of a crew message's boat, until it is unmounted", async () => {
  const { store, currentRoute, unmount } = renderScreen(<Listener />, { route: '/actions', profile: KIM });
  act(() => void store.dispatch(crewOpened({ boatId: 'kestrel' })));
  await waitFor(() => expect(currentRoute()).toBe('/crew/kestrel/undef/undef/kim/undef'));
  unmount();
  store.dispatch(crewOpened({ boatId: 'tern' }));
  expect(currentRoute()).toBe('/crew/kestrel/undef/undef/kim/undef');
});
