import styled from 'styled-components';

export const Seats = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s1);
  &:focus {
    outline: 0;
  }
`;

/* The number stays in place; its member moves. */
export const Seat = styled.li`
  display: grid;
  grid-template-columns: 1.4em minmax(0, 1fr);
  align-items: center;
  gap: var(--s1);
  > span:first-child {
    color: var(--muted);
    font-weight: 650;
    text-align: center;
  }
`;

export const SeatBox = styled.div`
  display: flex;
  align-items: center;
  min-height: calc(var(--target) + var(--s1));
  padding: 2px;
  border: var(--border) solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  &[data-empty] {
    border-style: dashed;
    background: none;
  }
  &[data-moving] {
    position: relative;
    z-index: 2;
    border-color: var(--water);
    box-shadow: var(--shadow);
  }
`;

/**
 * The handle that drags the member in this seat. Before the drag code has loaded, and in an empty seat, it only keeps its
 * space.
 */
export const Grip = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--target);
  min-height: var(--target);
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--muted);
  cursor: grab;
  /* A thumb on it drags, and does not scroll. */
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
  &:is(span) {
    opacity: 0.35;
    cursor: default;
    touch-action: auto;
  }
`;

export const RowerText = styled.div`
  flex: 1;
  min-width: 0;
  padding: var(--s1);
  line-height: 1.25;
  overflow-wrap: anywhere;
  > small {
    display: block;
    color: var(--muted);
    font-size: var(--text-s);
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  > button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  > [data-turn='up'] > svg {
    rotate: -90deg;
  }
  > [data-turn='down'] > svg {
    rotate: 90deg;
  }
`;

export const Steerer = styled.span`
  padding: var(--s1);
`;
