import { fireEvent } from '@testing-library/react';

/** Drags a `ConfirmSlider` with a finger to `part` of 100; all the way by default. */
export function slideToConfirm(slider: HTMLElement, part = 100): void {
  fireEvent.pointerDown(slider);
  fireEvent.change(slider, { target: { value: String(part) } });
  fireEvent.pointerUp(slider);
}
