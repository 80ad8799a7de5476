/** Milliseconds after the finger lifts until a press that became no click, such as a drag, is over. */
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
// What it hits is settled before anybody hears of it.
addEventListener('click', end, options);

/**
 * Runs what changes the page once nothing is being pressed: at once, or when the press has become its click. A button that
 * moved between finger down and click, because the field that lost the focus shows an error, would lose the press.
 */
export function afterPress(run: () => void): void {
  if (isPressing) waiting.add(run);
  else run();
}
