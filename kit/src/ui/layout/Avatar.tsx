import { useState } from 'react';
import styled from 'styled-components';
import { DefaultAvatar } from '../../art/DefaultAvatar.tsx';
import { initialsOf } from './initialsOf.ts';

interface AvatarProps {
  name: string;
  /** The picture's address; without one, or when it does not load, the initials show. */
  src?: string | null | undefined;
  /** px, square. */
  size?: number;
  /** The picture says something the words beside it do not: then it is read out as the person's name. */
  isInformative?: boolean;
}

const Frame = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  border-radius: 50%;
  background: var(--water);
  color: var(--onWater);
  font-weight: 650;
  line-height: 1;
  user-select: none;
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Of the circle's size: of 48 px it is 20, the least that is written on the kiosk. */
const INITIALS = 0.42;

/** A person's or a boat's picture in a circle. The name usually stands beside it, so it is decoration unless said so. */
export function Avatar({ name, src, size = 48, isInformative = false }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const naming = isInformative ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <Frame style={{ width: size, height: size, fontSize: size * INITIALS }} {...naming}>
      {src && src !== failedSrc ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailedSrc(src)} />
      ) : (
        initialsOf(name) || <DefaultAvatar size={size} />
      )}
    </Frame>
  );
}
