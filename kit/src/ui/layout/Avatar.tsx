import { useState } from 'react';
import styled from 'styled-components';
import { DefaultAvatar } from '../../art/DefaultAvatar.tsx';
import { initialsOf } from './initialsOf.ts';

interface AvatarProps {
  name: string;
  /** The picture's address; without one, or when it fails to load, the initials show. */
  src?: string | null | undefined;
  /** Size in px, square. */
  size?: number;
  /** Set when the text beside the picture does not include the name: the picture is then read out as the name. */
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

/** Font size as a share of the circle: of 48 px it is 20, the minimum on the kiosk. */
const INITIALS = 0.42;

/** A person's or boat's picture in a circle. The name is usually beside it, so it is decoration by default. */
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
