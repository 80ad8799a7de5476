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

it('moves the page to what would come below what is in sight', () => {
  expect(revealAt(window.innerHeight - 10)).toHaveBeenCalledWith({ top: window.innerHeight - 142 });
});

it('leaves the page where it is when one sees it', () => {
  expect(revealAt(200)).not.toHaveBeenCalled();
});
