import { fireEvent } from '@testing-library/react';

/** Pushes a `ConfirmSlider` all the way with a finger; `part` of 100 less than all of it. */
export function slideToConfirm(slider: HTMLElement, part = 100): void {
  fireEvent.pointerDown(slider);
  fireEvent.change(slider, { target: { value: String(part) } });
  fireEvent.pointerUp(slider);
}
