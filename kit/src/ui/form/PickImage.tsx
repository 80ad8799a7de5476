// @chunk own

import { useState } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyle } from '../button/buttonStyle.ts';
import type { ButtonLook } from '../button/buttonStyle.ts';
import { FieldErrorText } from './FieldFrame.tsx';
import { IMAGES_ONLY } from './pickTexts.ts';

/* The input itself has the focus and receives the press; its label looks like the button. */
const Label = styled.label<ButtonLook>`
  ${buttonStyle}
  position: relative;
  &:focus-within {
    outline: 3px solid var(--water);
    outline-offset: 2px;
  }
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

interface PickImageProps {
  children: ReactNode;
  isPrimary?: boolean;
  onPick: (image: File) => void;
}

/** Chooses a picture of this device; anything else is refused. */
export function PickImage({ children, isPrimary = false, onPick }: PickImageProps) {
  const [isRefused, setIsRefused] = useState(false);
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Otherwise the same file could not be chosen a second time.
    currentTarget.value = '';
    if (!file) return;
    setIsRefused(!file.type.startsWith('image/'));
    if (file.type.startsWith('image/')) onPick(file);
  };
  return (
    <div>
      <Label $tone={isPrimary ? 'primary' : 'secondary'} $isWide={false}>
        {children}
        <input type="file" accept="image/*" onChange={handleChange} />
      </Label>
      <div role="alert">{isRefused && <FieldErrorText>{IMAGES_ONLY}</FieldErrorText>}</div>
    </div>
  );
}
