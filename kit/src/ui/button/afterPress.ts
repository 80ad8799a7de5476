/** Milliseconds after pointerup until a press without a click, such as a drag, counts as ended. */
const CLICK_WITHIN_MS = 400;

let isPressing = false;
let lifted: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function begin(): void {
  isPressing = true;
  clearTimeout(lifted);
}

function end(): void {
  isPressing = false;
  clearTimeout(lifted);
  const all = [...waiting];
  waiting.clear();
  for (const run of all) run();
}

const options = { capture: true, passive: true };
addEventListener('pointerdown', begin, options);
addEventListener('pointerup', () => (lifted = setTimeout(end, CLICK_WITHIN_MS)), options);
addEventListener('pointercancel', end, options);
/** A toggle has its new state only during its click until React has seen it: an earlier re-render reverts it. */
const isToggle = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox');

// In the capture phase, before any other listener of the click runs.
addEventListener(
  'click',
  ({ target }) => {
    if (!isToggle(target)) return end();
    clearTimeout(lifted);
    lifted = setTimeout(end);
  },
  options,
);

/**
 * Runs a change of the page while nothing is pressed: at once, or after the click that ends the press. A button that moved
 * between pointerdown and click, because the blurred field shows an error, would not be clicked.
 */
export function afterPress(run: () => void): void {
  if (isPressing) waiting.add(run);
  else run();
}
