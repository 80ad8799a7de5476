import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { fakeApi, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { createCropTool } from './createCropTool.ts';
import { PROFILE_PICTURE_SIDE_PX } from './CropDialog.tsx';
import { PictureUnreadable } from './CropTool.ts';
import { PictureField } from './PictureField.tsx';
import { fakeCropTool } from './testing/fakeCropTool.ts';
import { PICTURE_UNREADABLE, UPLOAD_ADVICE } from './texts.ts';

jest.mock('./createCropTool.ts');
const file = new File(['pixels'], 'kim.jpg', { type: 'image/jpeg' });
const storage: FakeRoutes = {
  'GET /club': () => OARS,
  'POST /presigned_post': ({ body }) => ({
    url: 'http://localhost/api/media',
    fields: { key: `oars/${(body as { object_name: string }).object_name}`, policy: 'signed' },
  }),
  'POST /media': () => new Response(null, { status: 204 }),
  'POST /presigned': () => new Response('/api/media/oars/members/kim.png'),
};

function Field({ present = '', isNewcomer = false }: { present?: string; isNewcomer?: boolean }) {
  const [pic, setPic] = useState(present);
  return (
    <>
      <PictureField
        name="Kim Harper"
        pic={pic}
        presentPic={present}
        isNewcomer={isNewcomer}
        onChange={setPic}
      />
      <output>{pic === '' ? 'the drawn avatar' : pic}</output>
    </>
  );
}

async function open(routes: FakeRoutes = {}, { present = '', isNewcomer = false } = {}) {
  const api = fakeApi({ ...storage, ...routes });
  const tool = fakeCropTool();
  jest.mocked(createCropTool).mockResolvedValue(tool);
  const view = renderScreen(<Field present={present} isNewcomer={isNewcomer} />, {
    profile: KIM_LOCAL_PROFILE,
  });
  fireEvent.change(screen.getByLabelText(/^Choose a/), { target: { files: [file] } });
  await screen.findByRole('button', { name: 'Larger' });
  return { api, tool, ...view };
}
const use = () => screen.getByRole('button', { name: 'Use picture' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});

describe('a picture of oneself', () => {
  it('crops and uploads the picture anonymously at sign-up, and returns its address', async () => {
    const { api, tool, user } = await open({}, { isNewcomer: true });
    const append = jest.spyOn(FormData.prototype, 'append');
    await user.click(use());
    expect(await screen.findByText('/api/media/oars/members/kim.png')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(tool.toPng).toHaveBeenCalledWith(PROFILE_PICTURE_SIDE_PX);
    const [signing] = api.callsTo('POST /presigned_post');
    expect(signing?.body).toEqual({
      bucket_name: 'oars',
      object_name: expect.stringMatching(/^members\/[\w-]{10,}\.png$/),
    });
    expect(signing?.headers.has('Authorization')).toBe(false);
    // The storage reads no field after the file.
    expect(append.mock.calls.map(([name]) => name)).toEqual(['key', 'policy', 'file']);
    append.mockRestore();
  });

  it('uploads the picture as the signed-in member', async () => {
    const { api, user } = await open();
    await user.click(use());
    await screen.findByText('/api/media/oars/members/kim.png');
    expect(api.callsTo('POST /presigned_post')[0]?.headers.get('Authorization')).toMatch(/^Bearer /);
  });

  it.each([
    ['Cancel', 'the one there was', '/avatars/kim.svg'],
    ['Escape', 'the one there was', '/avatars/kim.svg'],
    ['Cancel', 'the drawn avatar where there was none', ''],
    ['Escape', 'the drawn avatar where there was none', ''],
  ])('shows after %s: %s', async (way, _which, present) => {
    const { user } = await open({}, { present });
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(present || 'the drawn avatar')).toBeVisible();
  });

  it('shows the drawn avatar once the picture is removed, and the present one again on request', async () => {
    const { user } = await open({}, { present: '/avatars/kim.svg' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByText('the drawn avatar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep the current one' }));
    expect(screen.getByText('/avatars/kim.svg')).toBeVisible();
  });

  it.each<[string, FakeRoutes, string]>([
    ['no network', { 'POST /presigned_post': unreachable }, 'Network: Connection refused.'],
    [
      'an internal error',
      { 'POST /presigned_post': () => refuse(500, 'Sorry, internal error :-(', 'internal') },
      'presigned: failure on send!',
    ],
    [
      'too many uploads',
      { 'POST /presigned_post': () => refuse(429, 'Too many tries. Please wait.', 'too_many_tries') },
      'Too many tries. Please wait.',
    ],
    [
      'a refusal of the storage',
      { 'POST /media': () => refuse(403, 'This upload came too late.', 'upload_refused') },
      'This upload came too late.',
    ],
    [
      'a storage that does not respond',
      { 'POST /media': () => new Response('<Error/>', { status: 403 }) },
      'The picture could not be uploaded.',
    ],
    ['a network lost on the way', { 'POST /media': unreachable }, 'Network: Connection refused.'],
    ['a club that is not known yet', { 'GET /club': unreachable }, 'Network: Connection refused.'],
  ])('keeps the dialog open with %s, to be tried again', async (_case, routes, text) => {
    const { api, user } = await open(routes);
    await user.click(use());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(UPLOAD_ADVICE)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    api.answer(storage);
    await user.click(use());
    expect(await screen.findByText('/api/media/oars/members/kim.png')).toBeVisible();
  });

  it('keeps a picture that cannot be cut in the dialog, which can be closed', async () => {
    const { tool, user } = await open();
    jest.mocked(tool.toPng).mockRejectedValueOnce(new PictureUnreadable());
    await user.click(use());
    expect(await screen.findByText(PICTURE_UNREADABLE)).toBeVisible();
    await user.click(use());
    expect(await screen.findByText('/api/media/oars/members/kim.png')).toBeVisible();
  });

  it('passes axe, with the dialog open or closed', async () => {
    const { user } = await open();
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(await findViolations()).toEqual([]);
  });
});
