import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findViolations } from '../../testing/findViolations.tsx';
import { TabPanel } from './TabPanel.tsx';
import { TabStrip, type TabItem } from './TabStrip.tsx';

const classes: TabItem[] = [
  { value: '8+', label: 'Eight', count: 3 },
  { value: '4x', label: 'Quad' },
  { value: '1p', label: 'Private', isDisabled: true, reason: 'You own no boat.' },
  { value: '1x', label: 'Single' },
];

function Classes({ onChange = () => undefined }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState('8+');
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return (
    <>
      <TabStrip label="Boat class" tabs={classes} value={value} onChange={choose} panelId="boats" />
      <TabPanel id="boats" label={value}>
        Boats of {value}
      </TabPanel>
    </>
  );
}

const tab = (name: string | RegExp) => screen.getByRole('tab', { name });

describe('TabStrip', () => {
  it('chooses the pressed tab, and shows counts', async () => {
    const user = userEvent.setup();
    const chosen = jest.fn();
    render(<Classes onChange={chosen} />);
    expect(tab('Eight 3')).toHaveAttribute('aria-selected', 'true');
    await user.click(tab('Quad'));
    expect(chosen).toHaveBeenCalledWith('4x');
    expect(tab('Quad')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Eight 3')).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Boats of 4x');
  });

  it('has one tab stop: arrows, Home and End move the focus, Enter and Space choose', async () => {
    const user = userEvent.setup();
    const chosen = jest.fn();
    render(<Classes onChange={chosen} />);
    await user.tab();
    expect(tab('Eight 3')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Single')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('Quad')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tab('Single')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab('Eight 3')).toHaveFocus();
    expect(chosen).not.toHaveBeenCalled();
    await user.keyboard('{End}{Enter}');
    expect(chosen).toHaveBeenLastCalledWith('1x');
    await user.keyboard('{Home}{ }');
    expect(chosen).toHaveBeenLastCalledWith('8+');
    await user.tab();
    expect(screen.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('shows why a disabled tab cannot be chosen', async () => {
    const user = userEvent.setup();
    const chosen = jest.fn();
    render(<Classes onChange={chosen} />);
    expect(tab('Private')).toHaveAccessibleDescription('You own no boat.');
    await user.click(tab('Private'));
    expect(chosen).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('You own no boat.');
    await user.click(tab('Quad'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps the first tab focusable when none is chosen', async () => {
    const user = userEvent.setup();
    render(<TabStrip label="Boat class" tabs={classes} value="" />);
    await user.tab();
    expect(tab('Eight 3')).toHaveFocus();
  });

  it('scrolls the chosen tab into the middle of its strip', async () => {
    const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => undefined);
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return this.getAttribute('role') === 'tab' ? 900 : 10;
    });
    render(<Classes />);
    await userEvent.click(tab('Single'));
    expect(scrolled).toHaveBeenLastCalledWith({ left: 790 });
    jest.restoreAllMocks();
  });

  it('keeps the chosen tab in the middle when counts arrive, and the strip where it is when they change', () => {
    const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => undefined);
    const strip = (count?: number) => (
      <TabStrip label="Reports" tabs={[{ value: 'open', label: 'Open', count }, ...classes]} value="1x" />
    );
    const { rerender } = render(strip());
    expect(scrolled).toHaveBeenCalledTimes(1);
    rerender(strip(5));
    expect(scrolled).toHaveBeenCalledTimes(2);
    rerender(strip(6));
    expect(scrolled).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  });

  it('fades the edge with more content', () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
    render(<Classes />);
    const strip = screen.getByRole('tablist');
    expect(strip).toHaveStyle({ '--fade-start': '0px', '--fade-end': '32px' });
    strip.scrollLeft = 200;
    strip.dispatchEvent(new Event('scroll'));
    expect(strip).toHaveStyle({ '--fade-start': '32px', '--fade-end': '0px' });
    jest.restoreAllMocks();
  });

  it('cannot be pressed when it only displays', () => {
    render(<TabStrip label="Status" tabs={classes.slice(0, 2)} value="4x" isDisplayOnly />);
    const items = within(screen.getByRole('list', { name: 'Status' })).getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true']);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('has no accessibility violations', async () => {
    const { container } = render(<Classes />);
    expect(await findViolations(container)).toEqual([]);
  });
});
