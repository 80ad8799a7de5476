import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { MEDIA_NOT_FOUND } from '@fleetwatch/contract/media/texts';
import { fakeApi, garble, refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { PictureViewerScreen } from './PictureViewerScreen.tsx';

const PRESIGNED = 'POST /presigned';

function open(type: string, routes: FakeRoutes = {}, route = `/picviewer/Robin_van_Ash/start/${type}`) {
  let signed = 0;
  const api = fakeApi({
    'GET /club': () => OARS,
    [PRESIGNED]: () => new Response(`/api/media/oars/tweets/start.${type}?signed=${(signed += 1)}`),
    ...routes,
  });
  const screens = (
    <Routes>
      <Route path="/picviewer/:source/:name/:type" element={<PictureViewerScreen />} />
      <Route
        path="/tweets"
        element={
          <Link to={`/picviewer/Robin/start/${type}`} state={{ from: '/tweets?tweets=group' }}>
            A picture
          </Link>
        }
      />
      <Route path="/" element={<p>The landing page</p>} />
    </Routes>
  );
  return { ...renderScreen(screens, { profile: KIM_LOCAL_PROFILE, route }), api };
}

describe('the media viewer', () => {
  it.each(['jpg', 'jpeg', 'bmp', 'png', 'gif'])('shows a %s, and its author', async (type) => {
    const { api } = open(type);
    const picture = await screen.findByRole('img', { name: `From Robin van Ash: start.${type}` });
    expect(picture).toHaveAttribute('src', `/api/media/oars/tweets/start.${type}?signed=1`);
    expect(screen.getByRole('dialog', { name: 'From Robin van Ash' })).toBeVisible();
    expect(api.callsTo(PRESIGNED)[0]?.body).toEqual({
      bucket_name: 'oars',
      object_name: `tweets/start.${type}`,
    });
    expect(await findViolations()).toEqual([]);
  });

  it.each(['mp4', 'mov'])('plays a %s automatically', async (type) => {
    open(type);
    const movie = await screen.findByLabelText(`From Robin van Ash: start.${type}`);
    expect(movie).toHaveProperty('tagName', 'VIDEO');
    expect(movie).toHaveProperty('autoplay', true);
    expect(movie).toHaveAttribute('controls');
  });

  it('requests a new address once after the old one has expired', async () => {
    const { api } = open('png');
    fireEvent.error(await screen.findByRole('img'));
    await waitFor(() =>
      expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('signed=2')),
    );
    expect(api.callsTo(PRESIGNED)).toHaveLength(2);
    fireEvent.error(screen.getByRole('img'));
    expect(await screen.findByText(MEDIA_NOT_FOUND)).toBeVisible();
    expect(api.callsTo(PRESIGNED)).toHaveLength(2);
  });

  it.each([
    ['is not there', () => refuse(404, MEDIA_NOT_FOUND, 'not_found'), MEDIA_NOT_FOUND],
    ['finds no network', unreachable, 'Network: Connection refused.'],
    ['meets a broken server', () => new Response('', { status: 500 }), 'presigned: failure on send!'],
    ['gets no readable response', () => garble(), 'exception on presigned/reply!'],
  ])('shows a message for a file that %s, and retries', async (_how, answer, text) => {
    const { user, api } = open('png', { [PRESIGNED]: answer });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    api.answer({ [PRESIGNED]: () => new Response('/api/media/there.png') });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img')).toBeVisible();
  });

  it('shows no files of other types', async () => {
    const { api } = open('svg');
    expect(await screen.findByText(MEDIA_NOT_FOUND)).toBeVisible();
    expect(api.callsTo(PRESIGNED)).toHaveLength(0);
  });

  it('saves a file under its name', async () => {
    const { user } = open('png', { 'GET /media/oars/tweets/start.png': () => new Response('the picture') });
    const names: string[] = [];
    URL.createObjectURL = () => 'blob:of-the-test';
    document.addEventListener('click', (event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      names.push(event.target.download);
    });
    await screen.findByRole('img');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(names).toEqual(['start.png']));
  });

  it('shows when saving failed', async () => {
    const { user } = open('png', { 'GET /media/oars/tweets/start.png': unreachable });
    await screen.findByRole('img');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
  });

  it('closes to the previous screen', async () => {
    const { user, currentRoute } = open('png', {}, '/tweets?tweets=group');
    await user.click(screen.getByRole('link', { name: 'A picture' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(currentRoute()).toBe('/tweets?tweets=group');
  });

  it('closes to the landing page when opened by its address, by Escape too', async () => {
    const { user, currentRoute } = open('png');
    await screen.findByRole('img');
    await user.keyboard('{Escape}');
    expect(currentRoute()).toBe('/');
  });
});
