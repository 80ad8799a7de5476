import { afterPress } from './afterPress.ts';

const fire = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
const run = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  run.mockClear();
});
afterEach(() => {
  fire('click');
  jest.useRealTimers();
});

describe('afterPress', () => {
  it('runs at once while nothing is pressed', () => {
    afterPress(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs once, after the click that ends the press', () => {
    fire('pointerdown');
    afterPress(run);
    fire('pointerup');
    expect(run).not.toHaveBeenCalled();
    fire('click');
    expect(run).toHaveBeenCalledTimes(1);
    jest.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each(['radio', 'checkbox'])('runs after what listens to a %s has seen its new state', (type) => {
    const input = document.createElement('input');
    input.type = type;
    document.body.append(input);
    const seen: string[] = [];
    input.addEventListener('click', () => seen.push(`clicked, ${input.checked ? 'checked' : 'unchecked'}`));
    fire('pointerdown');
    afterPress(() => seen.push('run'));
    fire('pointerup');
    input.click();
    jest.runAllTimers();
    expect(seen).toEqual(['clicked, checked', 'run']);
    input.remove();
  });

  it.each([
    ['is cancelled by a scroll', () => fire('pointercancel')],
    ['was a drag', () => (fire('pointerup'), jest.advanceTimersByTime(400))],
  ])('runs when the press %s', (_how, finish) => {
    fire('pointerdown');
    afterPress(run);
    expect(run).not.toHaveBeenCalled();
    finish();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
