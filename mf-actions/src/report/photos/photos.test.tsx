import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { CLUB, KIM } from '../../testing/boathouse.ts';
import { dropDue, keepPhoto, listDue, photosDue, readDue, readPhoto } from '@fleetwatch/kit/store/photoCache';
import { PhotoField } from './PhotoField.tsx';
import { PhotoSender } from './PhotoSender.tsx';
import { redrawPhoto, sizeWithin } from './redrawPhoto.ts';

const PHOTO = new Blob(['jpeg'], { type: 'image/jpeg' });
const PICTURE = new File(['png'], 'hull.png', { type: 'image/png' });
const due = () => listDue(KIM.id);

/** Simulates the canvas of a device on which a JPEG of quality 1 has so many bytes. */
function fakeCanvas(bytes = 4) {
  const drawn = { width: 4_000, height: 3_000, close: jest.fn() };
  Object.assign(globalThis, {
    createImageBitmap: jest.fn(async (file: Blob) => {
      if (file.type === 'text/plain') throw new Error('No picture.');
      return drawn;
    }),
  });
  const drawImage = jest.fn();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type, quality = 1) =>
      done(new Blob([new Uint8Array(Math.round(bytes * Number(quality)))], { type: type ?? '' })),
    );
  URL.createObjectURL = () => 'blob:of-the-test';
  URL.revokeObjectURL = () => undefined;
  return { drawn, drawImage };
}
afterEach(async () => {
  jest.restoreAllMocks();
  for (const name of await due()) await dropDue(KIM.id, name);
});

describe('a photo is redrawn (rule damage.photos)', () => {
  test.each([
    [
      [4_000, 3_000],
      [1_600, 1_200],
    ],
    [
      [3_000, 4_000],
      [1_200, 1_600],
    ],
    [
      [800, 600],
      [800, 600],
    ],
    [
      [10_000, 1],
      [1_600, 1],
    ],
  ])('draws a photo of %j at %j', ([width = 0, height = 0], [drawnWidth, drawnHeight]) => {
    expect(sizeWithin(width, height, 1_600)).toEqual({ width: drawnWidth, height: drawnHeight });
  });

  it('saves a photo as a JPEG in a quality that makes it small enough', async () => {
    const { drawImage, drawn } = fakeCanvas(1_500_000);
    const photo = await redrawPhoto(PICTURE);
    expect([photo?.type, photo?.size]).toEqual(['image/jpeg', 750_000]);
    expect(drawImage).toHaveBeenCalledWith(drawn, 0, 0, 1_600, 1_200);
    expect(drawn.close).toHaveBeenCalled();
  });

  it('refuses a photo that stays too big or is not a picture', async () => {
    fakeCanvas(9_000_000);
    expect(await redrawPhoto(PICTURE)).toBeNull();
    expect(await redrawPhoto(new Blob(['text'], { type: 'text/plain' }))).toBeNull();
  });
});

describe('the photos of a draft', () => {
  function Fields({ onPhotos }: { onPhotos: (photos: string[]) => void }) {
    const [photos, setPhotos] = useState<string[]>([]);
    return (
      <PhotoField
        photos={photos}
        onChange={(next) => {
          onPhotos(next);
          setPhotos(next);
        }}
      />
    );
  }

  it('keeps up to six photos of a draft on the device, which can be removed', async () => {
    fakeCanvas();
    const onPhotos = jest.fn<void, [string[]]>();
    const { user } = renderScreen(<Fields onPhotos={onPhotos} />, { profile: KIM });
    for (let count = 1; count <= 6; count += 1) {
      await user.upload(await screen.findByLabelText('Add a photo'), PICTURE);
      expect(await screen.findByAltText(`Photo ${count}`)).toBeVisible();
    }
    expect(screen.queryByLabelText('Add a photo')).toBeNull();
    expect(await findViolations()).toEqual([]);
    const [first = ''] = onPhotos.mock.lastCall?.[0] ?? [];
    expect((await readPhoto(KIM.id, first))?.type).toBe('image/jpeg');
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem')).toHaveLength(5);
    await waitFor(async () => expect(await readPhoto(KIM.id, first)).toBeNull());
  });

  it('refuses photos when the device cannot read them', async () => {
    fakeCanvas();
    const { user } = renderScreen(<Fields onPhotos={jest.fn()} />, { profile: KIM });
    jest.mocked(createImageBitmap).mockRejectedValue(new Error('No picture.'));
    await user.upload(screen.getByLabelText('Add a photo'), PICTURE);
    expect(await screen.findByText('This device cannot open that picture.')).toBeVisible();
  });
});

describe('photos that are due', () => {
  const stored = jest.fn<Promise<Response>, [RequestInfo | URL, RequestInit?]>();
  async function open(routes: FakeRoutes = {}) {
    for (const name of ['photo-one', 'photo-two']) await keepPhoto(KIM.id, name, PHOTO);
    await photosDue(KIM.id, ['photo-one', 'photo-two', 'photo-that-is-gone']);
    const api = fakeApi({
      'GET /club': () => CLUB,
      'POST /presigned_post': () => ({ url: 'https://storage.test/form', fields: { key: 'a' } }),
      ...routes,
    });
    const answerApi = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      String(input).startsWith('https://storage.test') ? stored(input, init) : answerApi(input, init);
    return { api, ...renderScreen(<PhotoSender />, { profile: KIM }) };
  }
  const asked = (api: ReturnType<typeof fakeApi>) =>
    api.callsTo('POST /presigned_post').map(({ body }) => (body as { object_name: string }).object_name);
  beforeEach(() => {
    stored.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  });

  it('sends photos with the signed form of each', async () => {
    const { api } = await open();
    await waitFor(async () => expect(await due()).toEqual([]));
    expect(asked(api)).toEqual(['damages/photo-one.jpg', 'damages/photo-two.jpg']);
    const form = stored.mock.calls[0]?.[1]?.body as FormData;
    expect([...form.keys()]).toEqual(['key', 'file']);
  });

  it('keeps photos waiting without a network, and sends them when it returns', async () => {
    const { api } = await open({ 'POST /presigned_post': unreachable });
    await waitFor(() => expect(asked(api)).toHaveLength(1));
    expect(await due()).toEqual(['photo-one', 'photo-two']);
    expect(await readDue(KIM.id, 'photo-one')).not.toBeNull();
    api.answer({ 'POST /presigned_post': () => ({ url: 'https://storage.test/form', fields: {} }) });
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await due()).toEqual([]));
  });

  it('keeps photos that the storage refuses while others are sent, and sends no received photo again', async () => {
    stored.mockImplementationOnce(async () => new Response('', { status: 503 }));
    await open();
    await waitFor(async () => expect(await due()).toEqual(['photo-one']));
    const { api } = await open({ 'POST /presigned_post': () => refuse(409, 'Taken.', 'media_name_taken') });
    await waitFor(async () => expect(await due()).toEqual([]));
    expect(asked(api)).toHaveLength(2);
  });
});
