import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../../art/Icon.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Accessible name: what the button does. */
  label: string;
}

const Base = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  min-width: var(--target);
  min-height: var(--target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-button);
  background: none;
  cursor: pointer;
  touch-action: manipulation;
  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: var(--wash);
    }
  }
`;

/** An icon button, 48 px square, with `label` as its accessible name. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Base type="button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Base>
  );
}
