// @inner

import styled from 'styled-components';

export const THUMB_PX = 56;

/* Limits the width: a drag across a whole laptop screen would be long. */
export const Dock = styled.div`
  display: grid;
  gap: var(--s2);
  width: 100%;
  max-width: 36rem;
  margin: 0 auto;
`;

export const Line = styled.div`
  display: flex;
  gap: var(--s2);
  align-items: center;
  > button {
    flex: none;
    min-height: ${THUMB_PX}px;
    border: var(--border) solid var(--outline);
    background: var(--card);
  }
`;

/** `--at`: position of the thumb, 0 at the dock … 1 at the end. */
export const Track = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  height: calc(${THUMB_PX}px + 2 * var(--s1));
  padding: var(--s1);
  overflow: hidden;
  border: var(--border) solid var(--water);
  border-radius: var(--pill);
  background: var(--card);
  &:has(:disabled) {
    border-color: var(--outline);
    background: var(--wash);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--cedar);
    outline-offset: 2px;
  }
  &[data-phase='done'] {
    border-color: var(--green);
  }
`;

/* The wake: water from the dock to the boat. */
export const Wake = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  width: calc(${THUMB_PX / 2 + 4}px + var(--at) * (100% - ${THUMB_PX + 8}px));
  background: color-mix(in srgb, var(--water) 22%, var(--card));
  transition: width var(--motion);
  [data-phase='dragging'] > & {
    transition: none;
  }
  [data-phase='done'] > & {
    width: 100%;
    background: var(--greenTint);
  }
`;

export const Label = styled.span`
  position: absolute;
  inset: 0 calc(${THUMB_PX}px + var(--s3));
  display: grid;
  place-items: center;
  color: var(--ink);
  font-weight: 650;
  line-height: 1.15;
  text-align: center;
  overflow-wrap: anywhere;
  pointer-events: none;
  :has(> :disabled) > & {
    color: var(--muted);
  }
  /* Fades the label out before the boat passes over it. */
  [data-phase='dragging'] > & {
    opacity: calc(1 - 2 * var(--at));
  }
`;

export const Thumb = styled.span`
  position: absolute;
  top: var(--s1);
  left: calc(var(--s1) + var(--at) * (100% - ${THUMB_PX}px - 2 * var(--s1)));
  display: grid;
  place-items: center;
  width: ${THUMB_PX}px;
  height: ${THUMB_PX}px;
  border-radius: 50%;
  background: var(--water);
  color: var(--onWater);
  pointer-events: none;
  transition: left var(--motion) ease-out;
  [data-phase='dragging'] > & {
    transition: none;
  }
  :disabled ~ & {
    background: var(--wash);
    color: var(--muted);
  }
  [data-phase='done'] > & {
    background: var(--green);
    color: var(--card);
  }
`;

/*
 * The platform's range input, transparent above the drawn slider: it provides keyboard, names and values. Only its thumb
 * takes the pointer, because a tap on the end of the track would otherwise confirm.
 */
export const Range = styled.input`
  position: absolute;
  inset: var(--s1);
  z-index: 1;
  width: calc(100% - 2 * var(--s1));
  height: ${THUMB_PX}px;
  margin: 0;
  opacity: 0;
  appearance: none;
  pointer-events: none;
  touch-action: pan-y;
  &::-webkit-slider-thumb {
    appearance: none;
    width: ${THUMB_PX}px;
    height: ${THUMB_PX}px;
    cursor: grab;
    pointer-events: auto;
  }
  &::-moz-range-thumb {
    width: ${THUMB_PX}px;
    height: ${THUMB_PX}px;
    border: 0;
    cursor: grab;
    pointer-events: auto;
  }
  &:disabled::-webkit-slider-thumb {
    pointer-events: none;
  }
`;
