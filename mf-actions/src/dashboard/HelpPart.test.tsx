import { screen, waitFor } from '@testing-library/react';
import { DEFAULT_SETTINGS } from '@fleetwatch/contract/safety/settings';
import { CLUB, KIM, sortieOf } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

jest.mock('@fleetwatch/kit/federation/RemotePart.tsx', () => ({
  RemotePart: ({ name }: { name: string }) => <p>The part {name}</p>,
  RemotePartPlace: () => null,
}));

const WATCHING = {
  'GET /club': () => ({ ...CLUB, features: ['overdue'] }),
  'GET /out-boats': () => ({ results: [], settings: DEFAULT_SETTINGS, lastBoat: null }),
};
const others = { user_id: 'ada', user: 'Ada Lake' };
const part = () => screen.queryByText('The part NeedHelp');
const banner = (text: RegExp) => screen.findByText(text);

describe('the Need help part (rule safety.help)', () => {
  it('shows Need help in the thumb zone while the member is out, as launcher or in the crew', async () => {
    const stillOut = [sortieOf('Finch', { ...others, crew: [KIM.id] })];
    renderActions({ stillOut, routes: WATCHING });
    expect(await banner(/Finch/)).toBeVisible();
    await waitFor(() => expect(part()).toBeVisible());
  });

  it('fetches and hides Need help while the member is ashore', async () => {
    renderActions({ stillOut: [sortieOf('Finch', others)], routes: WATCHING });
    await waitFor(() => expect(part()).toBeInTheDocument(), { timeout: 4_000 });
    expect(await screen.findByRole('region', { name: 'Still Out Today' })).toBeVisible();
    expect(part()).not.toBeVisible();
  });

  it('hides Need help while the member does something else', async () => {
    const stillOut = [sortieOf('Kestrel', { user_id: KIM.id })];
    const { user } = renderActions({ stillOut, routes: WATCHING });
    await waitFor(() => expect(part()).toBeVisible());
    await user.click(screen.getByRole('tab', { name: 'Land' }));
    await waitFor(() => expect(part()).toBeNull());
    await user.click(screen.getByRole('tab', { name: 'Cancel' }));
    await waitFor(() => expect(part()).toBeVisible());
  });

  it('shows no Need help in a club that does not watch for overdue boats', async () => {
    renderActions({ stillOut: [sortieOf('Kestrel', { user_id: KIM.id })] });
    expect(await screen.findByText('The part TweetPanel')).toBeVisible();
    expect(part()).toBeNull();
  });
});
