// @inner @chunk floating

import { clearanceOf } from './clearanceOf.ts';

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="tab"], [role="button"], [contenteditable="true"]';
/** The page below changes and moves as responses arrive, so its controls are measured at this interval. */
const MEASURE_EVERY_MS = 250;

/**
 * Lifts a floating element above the controls below it. If no place is clear, it sets `--floating-pointer: none` on the
 * element, so that presses reach the covered controls.
 * @returns the function that stops it and lowers the element
 */
export function keepClearOfControls(element: HTMLElement): () => void {
  let lift = 0;
  const look = () => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const box = { top: top + lift, bottom: bottom + lift, left, right };
    const clearance = clearanceOf(box, controlsBeside(element), lift);
    lift = clearance.lift;
    element.style.setProperty('translate', `0 -${lift}px`);
    element.style.setProperty('--floating-pointer', clearance.isClear ? 'auto' : 'none');
  };
  look();
  const timer = setInterval(look, MEASURE_EVERY_MS);
  addEventListener('scroll', look, { passive: true });
  return () => {
    clearInterval(timer);
    removeEventListener('scroll', look);
    element.style.removeProperty('translate');
    element.style.removeProperty('--floating-pointer');
  };
}

function controlsBeside(floating: HTMLElement): DOMRect[] {
  // Controls behind a modal dialog are covered already.
  const place = floating.closest('dialog') ?? document;
  return [...place.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => !floating.contains(control) && isSeen(control))
    .map((control) => control.getBoundingClientRect());
}

function isSeen(control: HTMLElement): boolean {
  const { width, height, top, bottom } = control.getBoundingClientRect();
  if (width === 0 || height === 0 || bottom < 0 || top > innerHeight) return false;
  return control.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
