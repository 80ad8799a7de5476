import { act, screen } from '@testing-library/react';
import { saveDraft, readDraft } from '../../store/drafts.ts';
import { sessionEnded } from '../../store/sessionSlice.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { KIM_LOCAL_PROFILE } from '../../testing/sampleData.tsx';
import { useDraft } from './useDraft.ts';

const BLANK = { notes: '', miles: 0, secret: '' };

function Notes({ name = 'land:1', blank = BLANK }: { name?: string | null; blank?: typeof BLANK }) {
  const [draft, change, drop] = useDraft(name, blank, { secrets: ['secret'] });
  return (
    <>
      <input
        aria-label="Notes"
        value={draft.notes}
        onChange={(event) => change({ ...draft, notes: event.target.value })}
      />
      <input
        aria-label="Secret"
        value={draft.secret}
        onChange={(event) => change({ ...draft, secret: event.target.value })}
      />
      <output aria-label="Miles">{draft.miles}</output>
      <button onClick={drop}>Send</button>
    </>
  );
}

const open = (props: Parameters<typeof Notes>[0] = {}) =>
  renderScreen(<Notes {...props} />, { profile: KIM_LOCAL_PROFILE });
const notes = () => screen.getByRole('textbox', { name: 'Notes' });

describe('useDraft', () => {
  it('restores the input when the form is mounted again, and not that of another form', async () => {
    const { user, unmount } = open();
    await user.type(notes(), 'steady');
    unmount();
    const again = open();
    expect(notes()).toHaveValue('steady');
    again.unmount();
    open({ name: 'land:2' });
    expect(notes()).toHaveValue('');
  });

  it('stores no secrets, and nothing without a name', async () => {
    const { user, unmount } = open();
    await user.type(screen.getByRole('textbox', { name: 'Secret' }), 'Sculling4#fun');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Sculling');
    unmount();
    const nameless = open({ name: null });
    await nameless.user.type(notes(), 'steady');
    expect(JSON.stringify({ ...localStorage })).not.toContain('steady');
  });

  it('uses the current defaults for fields that were not changed', async () => {
    const { user, unmount } = open();
    await user.type(notes(), 'steady');
    unmount();
    open({ blank: { ...BLANK, miles: 4 } });
    expect(notes()).toHaveValue('steady');
    expect(screen.getByRole('status', { name: 'Miles' })).toHaveTextContent('4');
  });

  it('empties the form once it is sent, also when mounted again', async () => {
    const { user } = open();
    await user.type(notes(), 'steady');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(notes()).toHaveValue('');
    expect(readDraft(KIM_LOCAL_PROFILE.id, 'land:1')).toEqual({});
  });

  it("ignores stored values of another type than the form's", () => {
    saveDraft(KIM_LOCAL_PROFILE.id, 'land:1', { notes: ['an old form'], miles: 3, gone: 'x' });
    open();
    expect(notes()).toHaveValue('');
    expect(screen.getByRole('status', { name: 'Miles' })).toHaveTextContent('3');
  });

  it('does not store the draft again when the session ends while the form is mounted', async () => {
    const { user, store } = open();
    await user.type(notes(), 'steady');
    act(() => void store.dispatch(sessionEnded('signedOut')));
    expect(localStorage.getItem('fwo:drafts')).toBeNull();
  });
});
