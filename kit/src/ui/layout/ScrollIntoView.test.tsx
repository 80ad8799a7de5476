import { render, screen } from '@testing-library/react';
import { ScrollIntoView } from './ScrollIntoView.tsx';

afterEach(() => jest.restoreAllMocks());

function revealAt(top: number) {
  const scrolled = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  render(<ScrollIntoView>rows</ScrollIntoView>);
  expect(screen.getByText('rows')).toBeVisible();
  return scrolled;
}

it('scrolls the page to content that would appear below the visible part', () => {
  expect(revealAt(window.innerHeight - 10)).toHaveBeenCalledWith({ top: window.innerHeight - 142 });
});

it('leaves the page where it is when the content is visible', () => {
  expect(revealAt(200)).not.toHaveBeenCalled();
});
