import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../../art/Icon.tsx';
import { buttonStyle, type ButtonLook, type ButtonTone } from './buttonStyle.ts';
import { Spinner } from '../feedback/Spinner.tsx';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  tone?: ButtonTone;
  /** While true, presses are ignored and the focus stays on the button. */
  isBusy?: boolean;
  isWide?: boolean;
  icon?: IconName;
}

const Base = styled.button<ButtonLook>`
  ${buttonStyle}
`;

/** A button of at least 48 px. `type` is `button` by default. */
export function Button({
  tone = 'secondary',
  isBusy = false,
  isWide = false,
  icon,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Base
      type="button"
      $tone={tone}
      $isWide={isWide}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
      onClick={handleClick}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} size={20} />}
      {children}
    </Base>
  );
}
