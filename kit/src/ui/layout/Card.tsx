// @chunk screens

import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface CardProps {
  title?: ReactNode;
  /** Shown at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

const Base = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s3);
  padding: var(--s4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  box-shadow: var(--shadow);
  min-width: 0;
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2);
    > h2 {
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
`;

/** A raised surface; with a title it is a landmark of that name. */
export function Card({ title, actions, children, className }: CardProps) {
  const id = useId();
  return (
    <Base aria-labelledby={title ? id : undefined} className={className}>
      {(title || actions) && (
        <header>
          {title && <h2 id={id}>{title}</h2>}
          {actions}
        </header>
      )}
      {children}
    </Base>
  );
}
