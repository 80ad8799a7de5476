import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useFlipAnimation } from './useFlipAnimation.ts';

const ROW_PX = 66;
const animate = jest.fn();

function List({ names }: { names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useFlipAnimation(
    list,
    names.map((key) => ({ key })),
  );
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** jsdom has no layout and no animations: mocks rows of equal height. */
function mockLayout(isStillWanted: boolean): void {
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * ROW_PX;
  });
  globalThis.matchMedia = jest.fn().mockReturnValue({ matches: isStillWanted });
  HTMLElement.prototype.animate = function (this: HTMLElement, frames) {
    return animate(this.textContent, frames) as Animation;
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  animate.mockReset();
});

it('animates rows below a removed one from their old to their new place', () => {
  mockLayout(false);
  const { rerender } = render(<List names={['Ada', 'Ben', 'Cleo']} />);
  expect(animate).not.toHaveBeenCalled();
  rerender(<List names={['Ada', 'Cleo', 'Dan']} />);
  expect(animate.mock.calls).toEqual([
    ['Cleo', [{ transform: `translateY(${ROW_PX}px)` }, { transform: 'none' }]],
  ]);
});

it('animates nothing with reduced motion, nor when the order is unchanged', () => {
  mockLayout(true);
  const { rerender } = render(<List names={['Ada', 'Ben']} />);
  rerender(<List names={['Ben']} />);
  mockLayout(false);
  rerender(<List names={['Ben']} />);
  expect(animate).not.toHaveBeenCalled();
});
