import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyThemeSetting, chooseTheme, themeSettings, useThemeSetting } from './themeSetting.ts';

function Chooser() {
  const [setting, choose] = useThemeSetting();
  return (
    <>
      <output>{setting}</output>
      {themeSettings.map((name) => (
        <button key={name} type="button" onClick={() => choose(name)}>
          {name}
        </button>
      ))}
    </>
  );
}

/** Simulates another tab of this browser that stores a choice. */
function storeElsewhere(setting: string) {
  localStorage.setItem('fwo:theme', setting);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'fwo:theme', newValue: setting }));
  });
}

beforeEach(() => chooseTheme('system'));

describe('themeSetting', () => {
  it('follows the system until a theme is chosen, then marks the page and remembers it', async () => {
    applyThemeSetting();
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    render(<Chooser />);
    await userEvent.click(screen.getByRole('button', { name: 'sunlight' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'sunlight');
    expect(screen.getByRole('status')).toHaveTextContent('sunlight');
    expect(localStorage.getItem('fwo:theme')).toBe('sunlight');
  });

  it('follows the system again', async () => {
    chooseTheme('dark');
    render(<Chooser />);
    await userEvent.click(screen.getByRole('button', { name: 'system' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it("follows a choice made in another tab, and treats an invalid one as the system's", () => {
    render(<Chooser />);
    storeElsewhere('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(screen.getByRole('status')).toHaveTextContent('dark');
    storeElsewhere('plaid');
    expect(screen.getByRole('status')).toHaveTextContent('system');
  });

  it('applies a choice that the device refuses to store', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    chooseTheme('light');
    refuse.mockRestore();
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });
});
