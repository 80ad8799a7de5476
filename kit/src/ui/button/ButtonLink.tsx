// @chunk screens

import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';
import { buttonStyle, type ButtonLook, type ButtonTone } from './buttonStyle.ts';

interface ButtonLinkProps extends LinkProps {
  tone?: ButtonTone;
  isWide?: boolean;
}

const Base = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

/** A link to another screen that looks like a button. */
export function ButtonLink({ tone = 'secondary', isWide = false, ...rest }: ButtonLinkProps) {
  return <Base $tone={tone} $isWide={isWide} {...rest} />;
}
