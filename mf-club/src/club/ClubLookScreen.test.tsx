import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_IDENTITY } from '@fleetwatch/contract/clubs/identity';
import type { ClubLook } from '@fleetwatch/contract/clubs/edits';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import { fakeApi, refuse } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { OARS } from '@fleetwatch/kit/testing/sampleData';
import { COACH } from '@fleetwatch/kit/testing/sampleClub.ts';
import { ClubLookScreen } from './ClubLookScreen.tsx';
import { fitCrest } from './fitCrest.ts';
import { CREST_UNREADABLE } from './texts.ts';

jest.mock('./fitCrest.ts', () => ({ ...jest.requireActual<object>('./fitCrest.ts'), fitCrest: jest.fn() }));

async function open(given: Partial<Club> = {}, routes: FakeRoutes = {}) {
  let club: Club = { ...OARS, identity: DEFAULT_IDENTITY, place: null, ...given };
  const api = fakeApi({
    'POST /session/refresh': () => ({ token: 'token-of-coach' }),
    'GET /club': () => club,
    'PUT /club': ({ body }) => {
      const { crest, ...look } = body as Required<ClubLook>;
      club = { ...club, ...look, logos: { ...club.logos, escutcheon: crest } };
      return body as object;
    },
    ...routes,
  });
  const view = renderScreen(<ClubLookScreen />, { route: '/club', profile: COACH });
  await screen.findByRole('form', { name: 'Club look' });
  return { ...view, api };
}

const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save' });

it("shows the club's colors, its blade among the eleven, and a hint when it has no location", async () => {
  await open();
  expect(screen.getByLabelText('First color')).toHaveValue('#12304a');
  const blades = within(screen.getByRole('radiogroup', { name: 'Blade' }));
  expect(blades.getAllByRole('radio')).toHaveLength(11);
  expect(blades.getByRole('radio', { name: 'Chevron' })).toBeChecked();
  expect(screen.getByText(/^Add a location/)).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

it('previews a choice at once, and states how the bar is darkened (rules club.identity, club.bar-contrast)', async () => {
  const { user } = await open();
  fill('First color', '#e0702f');
  expect(screen.getByRole('figure', { name: 'Preview' })).toHaveStyle({ '--club-bar': '#8B451D' });
  expect(screen.getByText(/They are darkened to #8B451D/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Use a third color' }));
  expect(screen.queryByLabelText('Third color')).toBeNull();
  expect(screen.getByRole('figure', { name: 'Preview' })).toHaveStyle({ '--club-accent': '#F4E9D8' });
});

it("checks a place by today's sun there (rule club.place)", async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Latitude'), '69,65');
  await user.type(screen.getByLabelText('Longitude'), '18.95');
  expect(screen.getByText('The sun does not set there today.')).toBeVisible();
  await user.clear(screen.getByLabelText('Latitude'));
  await user.type(screen.getByLabelText('Latitude'), '47.37');
  expect(screen.getByText(/^Today the sun rises there at \d\d:\d\d and sets at \d\d:\d\d/)).toBeVisible();
});

it("saves the club's look, and shows what was saved", async () => {
  const { api, user } = await open();
  fill('First color', '#0b5c3a');
  await user.click(screen.getByRole('radio', { name: 'Half' }));
  fill('Latitude', '47.37');
  fill('Longitude', '8.54');
  await user.click(save());
  expect(await screen.findByText(/The club's settings were saved/)).toBeVisible();
  expect(api.callsTo('PUT /club')[0]?.body).toEqual({
    identity: { colours: { ...DEFAULT_IDENTITY.colours, first: '#0B5C3A' }, blade: 'half' },
    place: { latitude: 47.37, longitude: 8.54 },
    crest: '',
    unit: 'mi',
    features: [],
  });
  await waitFor(() => expect(api.callsTo('GET /club')).toHaveLength(2));
  expect(screen.getByRole('radio', { name: 'Half' })).toBeChecked();
  await user.click(save());
  expect(screen.getByText('Nothing to save: no setting was changed.')).toBeVisible();
});

it('chooses the unit of distances (rule distance.unit)', async () => {
  const { api, user } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'Kilometers');
  await user.click(save());
  await waitFor(() => expect(api.callsTo('PUT /club')[0]?.body).toMatchObject({ unit: 'km' }));
});

it('refuses an invalid place beside its field, and sends nothing', async () => {
  const { api, user } = await open();
  await user.type(screen.getByLabelText('Latitude'), '91');
  await user.click(save());
  expect(screen.getByText('Latitude goes from -90 (south) to 90 (north).')).toBeVisible();
  expect(screen.getByText('Longitude goes from -180 (west) to 180 (east).')).toBeVisible();
  expect(api.callsTo('PUT /club')).toEqual([]);
});

it('shows why the server refuses, and keeps the choices through a reload', async () => {
  const refusal = 'Only coaches can change the club.';
  const { user, unmount } = await open({}, { 'PUT /club': () => refuse(403, refusal, 'coaches_only') });
  await user.click(screen.getByRole('radio', { name: 'Cross' }));
  await user.click(save());
  expect(await screen.findByText(refusal)).toBeVisible();
  unmount();
  await open();
  expect(screen.getByRole('radio', { name: 'Cross' })).toBeChecked();
});

it('turns on features (rule club.features)', async () => {
  const { api, user } = await open();
  const notifications = () => screen.getByRole('checkbox', { name: 'Notifications' });
  expect(notifications()).not.toBeChecked();
  await user.click(notifications());
  await user.click(save());
  await waitFor(() =>
    expect(api.callsTo('PUT /club')[0]?.body).toMatchObject({ features: ['notifications'] }),
  );
  await waitFor(() => expect(notifications()).toBeChecked());
  await user.click(notifications());
  await user.click(save());
  await waitFor(() => expect(api.callsTo('PUT /club')[1]?.body).toMatchObject({ features: [] }));
});

describe('the crest (rule club.crest)', () => {
  const SWAN = '/api/media/oars/crest/swan.png';
  const storage: FakeRoutes = {
    'POST /presigned_post': ({ body }) => ({
      url: 'http://localhost/api/media',
      fields: { key: `oars/${(body as { object_name: string }).object_name}` },
    }),
    'POST /media': () => new Response(null, { status: 204 }),
    'POST /presigned': () => new Response(SWAN),
  };
  const file = new File(['<svg/>'], 'swan.svg', { type: 'image/svg+xml' });
  const crest = () => within(screen.getByRole('group', { name: 'Crest' }));
  const pick = (label: string) =>
    fireEvent.change(crest().getByLabelText(label), { target: { files: [file] } });

  beforeEach(() => {
    jest.mocked(fitCrest).mockResolvedValue(new Blob(['png'], { type: 'image/png' }));
  });

  it('uploads the crest when it is chosen, shows it in the preview, and saves it with the form', async () => {
    const { api, user } = await open({}, storage);
    expect(crest().getByText(/crossed blades are shown/)).toBeVisible();
    pick('Choose a crest');
    expect(await crest().findByText('Choose another')).toBeVisible();
    expect(api.callsTo('POST /presigned')[0]?.body).toMatchObject({
      object_name: expect.stringMatching(/^crest\/[\w-]+\.png$/) as string,
    });
    const preview = screen.getByRole('figure', { name: 'Preview' });
    expect(preview.querySelector('img')).toHaveAttribute('src', SWAN);
    expect(api.callsTo('PUT /club')).toEqual([]);
    await user.click(save());
    expect(await screen.findByText(/The club's settings were saved/)).toBeVisible();
    expect(api.callsTo('PUT /club')[0]?.body).toMatchObject({ crest: SWAN });
  });

  it('removes the crest, also from what is saved', async () => {
    const { api, user } = await open({ logos: { ...OARS.logos, escutcheon: SWAN } });
    await user.click(crest().getByRole('button', { name: 'Remove' }));
    await user.click(save());
    await waitFor(() => expect(api.callsTo('PUT /club')[0]?.body).toMatchObject({ crest: '' }));
  });

  it('shows why a picture is refused, and keeps the previous one', async () => {
    await open(
      { logos: { ...OARS.logos, escutcheon: SWAN } },
      { ...storage, 'POST /presigned_post': () => refuse(403, 'Only coaches can.', 'coaches_only') },
    );
    pick('Choose another');
    expect(await crest().findByText('Only coaches can.')).toBeVisible();
    jest.mocked(fitCrest).mockRejectedValue(new Error(CREST_UNREADABLE));
    pick('Choose another');
    expect(await crest().findByText(CREST_UNREADABLE)).toBeVisible();
    expect(crest().getByRole('button', { name: 'Remove' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });
});
