import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../../art/Icon.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does, for those who cannot see the picture. */
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
  border-radius: var(--radius);
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

/** A picture to press: 48 px square, its name in `label`. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Base type="button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Base>
  );
}
