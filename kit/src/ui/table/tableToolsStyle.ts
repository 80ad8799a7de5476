// @inner

import styled from 'styled-components';

/** Floats over the table, at its button. */
export const Floating = styled.div`
  position: fixed;
  z-index: 20;
  display: grid;
  min-width: 12rem;
  max-height: calc(100dvh - 2 * var(--s4));
  overflow: auto;
  padding: var(--s2);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  box-shadow: var(--shadow-deep);
  &:focus {
    outline: 0;
  }
  > fieldset {
    padding: var(--s2);
  }
  label {
    min-height: 40px;
  }
`;

export const Legend = styled.legend`
  padding: 0;
  font-weight: var(--weight-label);
`;

export const MenuItem = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 44px;
  padding: 0 var(--s3);
  border: 0;
  border-radius: var(--radius);
  background: none;
  font-weight: var(--weight-label);
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      background: var(--wash);
    }
  }
  &:disabled {
    color: var(--muted);
    cursor: default;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s2);
  /* Independent of the font: its neighbors are placed before the font loads. */
  width: 23rem;
  max-width: 100%;
  margin-left: auto;
  @media print {
    display: none;
  }
`;

export const Field = styled.div`
  flex: 1;
  min-width: 0;
`;
