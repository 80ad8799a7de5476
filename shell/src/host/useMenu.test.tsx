import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { parseRegistry } from '@fleetwatch/kit/federation/parseRegistry';
import { createStore } from '@fleetwatch/kit/store/createStore';
import { ANONYMOUS_PROFILE } from '@fleetwatch/kit/store/localProfile';
import { PortalContext } from '@fleetwatch/kit/federation/PortalContext';
import { useMenu } from './useMenu.ts';

function remote(name: string, entries: { label: string; order: number; access: string }[]) {
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
      { label: 'Groups', order: 4, access: 'coach' },
    ]),
    remote('mf-b', [
      { label: 'Tweets', order: 3, access: 'open' },
      { label: 'Fleet', order: 2, access: 'member' },
    ]),
  ],
});

function menuOf(profile: object): string[] {
  const seen: string[][] = [];
  function Reader() {
    seen.push(useMenu().map(({ label }) => label));
    return null;
  }
  const loader = { load: jest.fn(), forget: jest.fn(), forgetReplaced: jest.fn(), preload: jest.fn() };
  render(
    <Provider store={createStore({ profile: { ...ANONYMOUS_PROFILE, ...profile } })}>
      <PortalContext value={{ registry, loader, readRegistry: async () => registry }}>
        <Reader />
      </PortalContext>
    </Provider>,
  );
  return seen.at(-1) ?? [];
}

describe('useMenu', () => {
  it('mixes the entries of all remotes in their order, each for whom it is', () => {
    expect(menuOf({})).toEqual(['Tweets']);
    expect(menuOf({ isAuthorised: true })).toEqual(['Actions', 'Fleet', 'Tweets']);
    expect(menuOf({ isAuthorised: true, coach: 1 })).toEqual(['Actions', 'Fleet', 'Tweets', 'Groups']);
  });
});
