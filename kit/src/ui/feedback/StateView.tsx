// @chunk screens

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StateDrawing, type DrawnState } from '../../art/StateDrawing.tsx';

interface StateViewProps {
  state: DrawnState;
  /** One sentence. */
  children: ReactNode;
  /** One button for the next step. */
  action?: ReactNode;
}

const Base = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s4);
  padding: var(--s5) var(--s4);
  color: var(--muted);
  font-size: var(--text-l);
  text-align: center;
  > svg {
    color: var(--ink);
  }
`;

/** Replaces missing content: a drawing, a sentence and a button. */
export function StateView({ state, children, action }: StateViewProps) {
  return (
    <Base>
      <StateDrawing state={state} />
      <p>{children}</p>
      {action}
    </Base>
  );
}
