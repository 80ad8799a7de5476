import { act, screen, waitFor, within } from '@testing-library/react';
import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import * as texts from '@fleetwatch/contract/tweets/texts';
import { PICTURE_TYPES, type NewTweetBody } from '@fleetwatch/contract/tweets/wire';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { readDraft } from '@fleetwatch/kit/store/drafts';
import { sessionEnded } from '@fleetwatch/kit/store/sessionSlice';
import { holdAnswer, refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM, KIM_LOCAL_PROFILE } from '@fleetwatch/kit/testing/sampleData';
import { TweetsScreen } from '../board/TweetsScreen.tsx';
import { boardApi, tweetOf } from '../testing/board.ts';
import { fakeUploads, type UploadAnswer } from '../testing/fakeUploads.ts';
import { fakeCanvas } from '../testing/fakeCanvas.ts';
import { bytesOfText, fileOf, smallFile } from '../testing/files.ts';

const FORM = { url: '/api/media', fields: { key: 'oars/tweets/a.png', policy: 'signed' } };
const TOO_LARGE = 46 * 1_048_576;

function open(tab: string, answers: UploadAnswer[] = [], routes: FakeRoutes = {}) {
  fakeCanvas();
  const uploads = fakeUploads(answers);
  const api = boardApi([], {
    'POST /tweet': ({ body }) => tweetOf({ description: (body as NewTweetBody).description }),
    'POST /presigned_post': () => FORM,
    ...routes,
  });
  const view = renderScreen(<TweetsScreen />, { profile: KIM_LOCAL_PROFILE, route: `/tweets?tweets=${tab}` });
  const attach = async (...files: File[]) => {
    const form = await screen.findByRole('form', { name: 'New tweet' });
    const input = form.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is nothing to attach with.');
    // user.upload applies `accept`, but a member can choose to see all files.
    input.accept = '';
    await view.user.upload(input, files);
  };
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Submit' }));
  return { ...view, api, uploads, attach, submit };
}
const area = () => screen.findByRole('textbox', { name: 'Tweet' });
const attachment = (name: string) => screen.findByRole('listitem', { name });

describe('a tweet', () => {
  it.each([
    ['all', { private: false, headsup: false }],
    ['group', { private: true, headsup: false }],
    ['everyone', { private: false, headsup: false }],
    ['headsup', { private: false, headsup: true }],
  ])('sends a tweet on the tab %s to its audience', async (tab, readers) => {
    const { user, api, submit } = open(tab);
    await user.type(await area(), ' Flat water! ');
    expect(screen.getByText('13/280')).toBeVisible();
    await submit();
    expect(await screen.findByText('Tweet sent.')).toBeVisible();
    expect(api.callsTo('POST /tweet')[0]?.body).toEqual({
      user: KIM._id,
      description: 'Flat water!',
      pictures: [],
      ...readers,
    });
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Tweet:' })).toHaveAttribute('aria-selected', 'true'),
    );
    expect(await area()).toHaveValue('');
  });

  it('leaves no refusals behind after a tweet was sent or cancelled', async () => {
    const { user, attach, submit } = open('all');
    await attach(fileOf('a.svg', 10));
    expect(await screen.findByText(texts.UNSUPPORTED_TYPE)).toBeVisible();
    await user.type(await area(), 'Flat');
    await submit();
    expect(await screen.findByText('Tweet sent.')).toBeVisible();
    expect(screen.queryByText(texts.UNSUPPORTED_TYPE)).toBeNull();
    await submit();
    expect(await screen.findByText(texts.TWEET_EMPTY)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(texts.TWEET_EMPTY)).toBeNull();
  });

  it("shows what is wrong with a tweet's text, and sends nothing", async () => {
    const { user, api, submit } = open('everyone');
    await area();
    await submit();
    expect(await screen.findByText(texts.TWEET_EMPTY)).toBeVisible();
    expect(await area()).toHaveFocus();
    await user.click(await area());
    await user.paste('x'.repeat(281));
    await submit();
    expect(await screen.findByText(texts.TWEET_LENGTH)).toBeVisible();
    expect(api.callsTo('POST /tweet')).toHaveLength(0);
    expect(await findViolations()).toEqual([]);
  });

  it('keeps the text of a tweet that is refused or finds no network', async () => {
    const { user, api, submit } = open('everyone', [], { 'POST /tweet': unreachable });
    await user.type(await area(), 'Flat');
    await submit();
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    expect(await area()).toHaveValue('Flat');
    api.answer({ 'POST /tweet': () => refuse(422, texts.PICTURE_MISSING, 'invalid:pictures') });
    await submit();
    expect(await screen.findByText(texts.PICTURE_MISSING)).toBeVisible();
    api.answer({ 'POST /tweet': () => tweetOf() });
    await submit();
    expect(await screen.findByText('Tweet sent.')).toBeVisible();
  });

  it("hides a member's draft from the next member who signs in", async () => {
    const { user, store, attach } = open('everyone');
    await user.type(await area(), 'Flat');
    await attach(smallFile('a.gif', 'gif'));
    await attachment('a.gif');
    act(() => void store.dispatch(sessionEnded('signedOut')));
    expect(readDraft(KIM_LOCAL_PROFILE.id, 'tweet')).toEqual({});
    expect(screen.queryByRole('listitem', { name: 'a.gif' })).toBeNull();
  });

  it('discards a tweet on Cancel, with its attachments', async () => {
    const { user, uploads, attach } = open('everyone', ['waits']);
    await user.type(await area(), 'Flat');
    await attach(smallFile('a.gif', 'gif'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(uploads[0]?.isAborted).toBe(true);
    await user.click(screen.getByRole('tab', { name: 'Everyone' }));
    expect(await area()).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'Attachments' })).toBeNull();
  });
});

describe('an attachment', () => {
  it.each(PICTURE_TYPES)('posts %s with the signed form, and sends it with the tweet', async (type) => {
    const { api, uploads, attach, submit } = open('everyone');
    const file = smallFile(`Start line.${type.toUpperCase()}`, type);
    // Canvases cannot write bitmaps.
    const sent = type === 'bmp' ? 'png' : type;
    await attach(file);
    expect(await screen.findByRole('button', { name: /^Detach Start line/ })).toBeVisible();
    const [{ body } = { body: null }] = api.callsTo('POST /presigned_post');
    const objectName = (body as { object_name: string }).object_name;
    expect(body).toEqual({
      bucket_name: 'oars',
      object_name: expect.stringMatching(new RegExp(`^tweets/Start-line-[\\w-]{21}\\.${sent}$`)),
    });
    expect(uploads[0]).toMatchObject({ url: '/api/media', fields: Object.entries(FORM.fields) });
    expect(uploads[0]?.file.size).toBe(['gif', 'mp4', 'mov'].includes(type) ? file.size : 10);
    await submit();
    await screen.findByText('Tweet sent.');
    const name = objectName.slice('tweets/'.length, -sent.length - 1);
    expect(api.callsTo('POST /tweet')[0]?.body).toMatchObject({
      description: '',
      pictures: [{ id: expect.any(String), type: sent, name }],
    });
  });

  it.each([
    ['a.svg', 10, texts.UNSUPPORTED_TYPE],
    ['a.heic', 10, texts.UNSUPPORTED_TYPE],
    ['png', 10, texts.UNSUPPORTED_TYPE],
    ['a.png', 0, texts.SELECT_A_FILE],
    ['a.mp4', TOO_LARGE, texts.fileTooLarge('mp4')],
    ['a.mov', TOO_LARGE, texts.fileTooLarge('mov')],
    ['a.gif', PICTURE_BYTES_MAX.gif + 1, texts.fileTooLarge('gif')],
  ])('refuses %s of %d bytes', async (name, bytes, text) => {
    const { uploads, attach } = open('everyone');
    await attach(fileOf(name, bytes));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Attachments' })).toBeNull();
    expect(uploads).toHaveLength(0);
  });

  it.each([
    ['a.jpg', PICTURE_BYTES_MAX.jpg, 'jpg'],
    ['a.jpeg', PICTURE_BYTES_MAX.jpeg, 'jpeg'],
    ['a.bmp', PICTURE_BYTES_MAX.bmp, 'bmp'],
    ['a.png', PICTURE_BYTES_MAX.png, 'png'],
  ] as const)(
    'refuses %s beyond %d bytes when this browser cannot make it smaller',
    async (name, max, type) => {
      const { uploads, attach } = open('everyone');
      fakeCanvas(undefined, () => 6 * 1_048_576);
      await attach(fileOf(name, max + 1));
      expect(await within(await attachment(name)).findByText(texts.fileTooLarge(type))).toBeVisible();
      expect(uploads).toHaveLength(0);
    },
  );

  it.each(['GET /tweets-headsup-week-results', `GET /tweets-week-results/${KIM._id}`])(
    'keeps the picker while %s, which failed, is retried',
    async (list) => {
      const { api, store, attach } = open('everyone', [], { [list]: unreachable });
      const form = await screen.findByRole('form', { name: 'New tweet' });
      const asked = api.callsTo(list).length;
      api.answer({ [list]: holdAnswer({ results: [] }).answer });
      act(() => void store.dispatch(invalidateTags(['Tweets'])));
      await waitFor(() => expect(api.callsTo(list).length).toBeGreaterThan(asked));
      expect(screen.getByRole('form', { name: 'New tweet' })).toBe(form);
      await attach(smallFile('a.gif', 'gif'));
      expect(await screen.findByRole('button', { name: 'Detach a.gif' })).toBeVisible();
    },
  );

  it('refuses an eighth attachment, and keeps the seven', async () => {
    const { attach } = open('everyone');
    await attach(...Array.from({ length: 8 }, (_, index) => smallFile(`${index}.gif`, 'gif')));
    expect(await screen.findByText(texts.TOO_MANY_PICTURES)).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Attachments' }));
    await waitFor(() => expect(list.getAllByRole('button', { name: /^Detach/ })).toHaveLength(7));
    expect(list.getAllByRole('listitem')).toHaveLength(7);
    expect(await findViolations()).toEqual([]);
  });

  it('shows the progress of an upload, and blocks the tweet until it is stored', async () => {
    const { user, api, uploads, attach, submit } = open('everyone', ['waits']);
    await user.type(await area(), 'Look');
    await attach(smallFile('a.gif', 'gif'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => void uploads[0]?.progress(0.4));
    expect(await screen.findByRole('progressbar', { name: 'Uploading a.gif' })).toHaveValue(0.4);
    await submit();
    expect(await screen.findByText(texts.UPLOAD_ONGOING)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    act(() => uploads[0]?.finish({ status: 204 }));
    expect(await screen.findByRole('button', { name: 'Detach a.gif' })).toBeVisible();
    expect(screen.queryByText(texts.UPLOAD_ONGOING)).toBeNull();
    await submit();
    await screen.findByText('Tweet sent.');
    expect(api.callsTo('POST /tweet')).toHaveLength(1);
  });

  it('cancels an attachment during its upload', async () => {
    const { user, uploads, attach } = open('everyone', ['waits']);
    await attach(smallFile('a.gif', 'gif'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel a.gif' }));
    expect(uploads[0]?.isAborted).toBe(true);
    expect(screen.queryByRole('listitem', { name: 'a.gif' })).toBeNull();
  });

  it('uploads an attachment that lost the network on a retry, under the same name', async () => {
    const { user, api, attach, submit } = open('everyone', ['lost']);
    await attach(smallFile('a.gif', 'gif'));
    expect(await within(await attachment('a.gif')).findByText('Network: Connection refused.')).toBeVisible();
    await submit();
    expect(await screen.findByText(texts.PICTURE_MISSING)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry a.gif' }));
    expect(await screen.findByRole('button', { name: 'Detach a.gif' })).toBeVisible();
    expect(screen.queryByText(texts.PICTURE_MISSING)).toBeNull();
    const [first, second] = api.callsTo('POST /presigned_post');
    expect(second?.body).toEqual(first?.body);
  });

  it('does not send an attachment twice that was stored although its response was lost', async () => {
    const { user, api, uploads, attach } = open('everyone', ['lost']);
    await attach(smallFile('a.gif', 'gif'));
    await screen.findByRole('button', { name: 'Retry a.gif' });
    api.answer({
      'POST /presigned_post': () => refuse(409, 'A file with this name already exists.', 'media_name_taken'),
    });
    await user.click(screen.getByRole('button', { name: 'Retry a.gif' }));
    expect(await within(await attachment('a.gif')).findByText('Attached')).toBeVisible();
    expect(uploads).toHaveLength(1);
  });

  it.each([
    [
      'by the storage',
      { status: 422, body: JSON.stringify([texts.UNSUPPORTED_TYPE, 'invalid:file']) },
      texts.UNSUPPORTED_TYPE,
    ],
    ['by a bucket', { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }, texts.UPLOAD_FAILED],
  ])('shows the reason of an attachment that is refused %s', async (_by, answer, text) => {
    const { attach } = open('everyone', [answer]);
    await attach(smallFile('a.png', 'png'));
    const row = within(await attachment('a.png'));
    expect(await row.findByText(text)).toBeVisible();
    expect(row.getByText(texts.RETRY_OR_DETACH)).toBeVisible();
    expect(row.getByRole('button', { name: 'Retry a.png' })).toBeVisible();
  });

  it('neither sends nor retries an attachment that this browser cannot read, and keeps the text', async () => {
    const { user, uploads, attach, submit } = open('everyone');
    await user.type(await area(), 'Look');
    await attach(fileOf('a.png', bytesOfText('<script>alert(1)</script>')));
    const row = within(await attachment('a.png'));
    expect(await row.findByText(texts.FILE_UNREADABLE)).toBeVisible();
    expect(row.queryByRole('button', { name: 'Retry a.png' })).toBeNull();
    await submit();
    expect(await screen.findByText(texts.PICTURE_MISSING)).toBeVisible();
    expect(await area()).toHaveValue('Look');
    expect(uploads).toHaveLength(0);
    expect(await findViolations()).toEqual([]);
    await user.click(row.getByRole('button', { name: 'Detach a.png' }));
    await submit();
    expect(await screen.findByText('Tweet sent.')).toBeVisible();
  });

  it('shows the text of the error catalog for an attachment without a signed form', async () => {
    const { attach } = open('everyone', [], {
      'POST /presigned_post': () => new Response('no json', { status: 500 }),
    });
    await attach(smallFile('a.gif', 'gif'));
    expect(await within(await attachment('a.gif')).findByText('presigned: failure on send!')).toBeVisible();
  });
});
