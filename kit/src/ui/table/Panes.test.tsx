import { act, screen } from '@testing-library/react';
import { Link, useNavigate, useParams, Route, Routes } from 'react-router-dom';
import { findViolations } from '../../testing/findViolations.tsx';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Pane, Panes } from './Panes.tsx';

function Fleet() {
  const { boat } = useParams();
  const navigate = useNavigate();
  return (
    <main>
      <Panes
        openKey={boat}
        label="Captain's Log"
        detail={
          <Pane title={`Log of ${boat}`}>
            <input aria-label="Entry" />
          </Pane>
        }
        onClose={() => void navigate('/fleet')}
      >
        <ul>
          {['tern', 'finch'].map((name) => (
            <li key={name} data-row={name}>
              <Link to={`/log/${name}`} data-walked="">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Panes>
    </main>
  );
}

const open = (route: string) =>
  renderScreen(
    <Routes>
      {['/fleet', '/log/:boat'].map((path) => (
        <Route key={path} path={path} element={<Fleet />} />
      ))}
    </Routes>,
    { route },
  );
const detail = () => screen.queryByRole('complementary', { name: "Captain's Log" });

describe('Panes', () => {
  it('shows the detail beside the list, gives it the focus, and gives it back (rule table.panes)', async () => {
    const { user, currentRoute } = open('/fleet');
    expect(detail()).toBeNull();
    await user.click(screen.getByRole('link', { name: 'finch' }));
    expect(detail()).toHaveTextContent('Log of finch');
    expect(detail()).toHaveFocus();
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(currentRoute()).toBe('/fleet');
    expect(detail()).toBeNull();
    expect(screen.getByRole('link', { name: 'finch' })).toHaveFocus();
  });

  it('shows both by an address, without taking the focus', () => {
    open('/log/tern');
    expect(detail()).toHaveTextContent('Log of tern');
    expect(screen.getByRole('link', { name: 'finch' })).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('closes by its button, and shows why a detail is missing', async () => {
    const onRetry = jest.fn();
    const { user, unmount } = renderScreen(
      <Pane title="Tern" status="error" error="Network: Connection refused." onRetry={onRetry} />,
    );
    expect(screen.getByText('Network: Connection refused.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    unmount();
    const missing = renderScreen(<Pane title="Tern" status="empty" emptyText="There is no such boat." />);
    expect(screen.getByText('There is no such boat.')).toBeVisible();
    missing.unmount();
    const log = open('/log/tern');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(log.currentRoute()).toBe('/fleet');
  });

  it('leaves Escape to a field, and follows to another row', async () => {
    const { user, currentRoute } = open('/log/tern');
    await user.type(screen.getByRole('textbox', { name: 'Entry' }), 'Rigger{Escape}');
    expect(currentRoute()).toBe('/log/tern');
    await user.click(screen.getByRole('link', { name: 'finch' }));
    expect(detail()).toHaveTextContent('Log of finch');
    expect(screen.getByRole('textbox', { name: 'Entry' })).toHaveValue('');
    act(() => detail()?.focus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'finch' })).toHaveFocus();
  });
});
