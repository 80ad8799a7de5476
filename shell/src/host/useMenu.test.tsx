import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { parseRegistry } from '@fleetwatch/kit/federation/parseRegistry';
import { clubEndpoint } from '@fleetwatch/kit/store/clubs';
import { createStore } from '@fleetwatch/kit/store/createStore';
import { ANONYMOUS_PROFILE } from '@fleetwatch/kit/store/localProfile';
import { fakeApi } from '@fleetwatch/kit/testing/fakeApi';
import { OARS } from '@fleetwatch/kit/testing/sampleData';
import { PortalContext } from '@fleetwatch/kit/federation/PortalContext';
import { useMenu } from './useMenu.ts';

interface Entry {
  label: string;
  group?: string;
  order: number;
  access: string;
  feature?: string;
}

function remote(name: string, entries: Entry[]) {
  const pathOf = ({ label }: { label: string }) => `/${label.toLowerCase()}`;
  return {
    name,
    container: name.replace('-', '_'),
    entry: `/remotes/${name}/remoteEntry.js`,
    declaration: {
      name,
      version: '1.0.0',
      kitVersion: '^0.1.0',
      routes: entries.map((entry) => ({
        path: pathOf(entry),
        component: 'A',
        title: entry.label,
        access: entry.access,
      })),
      menu: entries.map((entry) => ({ ...entry, path: pathOf(entry), section: 'main' })),
    },
  };
}

const registry = parseRegistry({
  remotes: [
    remote('mf-a', [
      { label: 'Actions', order: 1, access: 'member' },
      { label: 'Groups', group: 'club', order: 1, access: 'coach' },
      { label: 'Damage', group: 'club', order: 2, access: 'member', feature: 'damage' },
    ]),
    remote('mf-b', [
      { label: 'Tweets', order: 3, access: 'open' },
      { label: 'Fleet', order: 2, access: 'member' },
    ]),
  ],
});

/** Returns the final menu, in a club with these features. */
async function menuOf(profile: object, features: string[] = []): Promise<string[]> {
  fakeApi({ 'GET /club': () => ({ ...OARS, features }) });
  const seen: string[][] = [];
  function Reader() {
    seen.push(useMenu().map(({ label }) => label));
    return null;
  }
  const loader = { load: jest.fn(), forget: jest.fn(), forgetReplaced: jest.fn(), preload: jest.fn() };
  const store = createStore({ profile: { ...ANONYMOUS_PROFILE, ...profile } });
  render(
    <Provider store={store}>
      <PortalContext value={{ registry, loader, readRegistry: async () => registry }}>
        <Reader />
      </PortalContext>
    </Provider>,
  );
  // A visitor's menu does not wait for the club.
  const isAsked = () => !clubEndpoint.select()(store.getState()).isUninitialized;
  if (isAsked()) await waitFor(() => expect(clubEndpoint.select()(store.getState()).isSuccess).toBe(true));
  return seen.at(-1) ?? [];
}

describe('useMenu', () => {
  it('merges the entries of all remotes by group and order, for the right viewers', async () => {
    expect(await menuOf({})).toEqual(['Tweets']);
    expect(await menuOf({ isAuthorised: true })).toEqual(['Actions', 'Fleet', 'Tweets']);
    // A coach who only ticked a box at sign-up has a member's menu.
    expect(await menuOf({ isAuthorised: true, coach: 1 })).toEqual(['Actions', 'Fleet', 'Tweets']);
    const confirmed = { isAuthorised: true, coach: 1, coachConfirmed: 1 } as const;
    expect(await menuOf(confirmed)).toEqual(['Actions', 'Fleet', 'Tweets', 'Groups']);
  });

  it('shows entries for what the club has turned on (rule club.features)', async () => {
    expect(await menuOf({ isAuthorised: true }, ['damage'])).toEqual([
      'Actions',
      'Fleet',
      'Tweets',
      'Damage',
    ]);
  });
});
