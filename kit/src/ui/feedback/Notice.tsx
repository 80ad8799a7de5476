// @chunk screens

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../../art/Icon.tsx';

export type NoticeTone = 'water' | 'green' | 'amber' | 'red';

interface NoticeProps {
  tone?: NoticeTone;
  children: ReactNode;
  /** Buttons at the end of the notice. */
  actions?: ReactNode;
}

const icons: Record<NoticeTone, IconName> = {
  water: 'info',
  green: 'check',
  amber: 'warning',
  red: 'warning',
};

const Base = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  padding: var(--s3) var(--s4);
  border: calc(var(--border) - 1px) solid currentColor;
  border-radius: var(--radius-button);
  background: var(--${({ $tone }) => $tone}Tint);
  > svg {
    flex: none;
    color: var(--${({ $tone }) => $tone});
  }
  > div {
    flex: 1 1 12rem;
  }
`;

/** A message within the screen; an icon shows its tone, not color alone. */
export function Notice({ tone = 'water', children, actions }: NoticeProps) {
  return (
    <Base $tone={tone}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
      {actions}
    </Base>
  );
}
