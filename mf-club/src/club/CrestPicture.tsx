import styled from 'styled-components';
import type { ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { ClubMark } from '@fleetwatch/kit/art/ClubMark';

interface CrestPictureProps {
  /** The crest's address; '' for none. */
  crest: string;
  identity: ClubIdentity;
  /** px, square. */
  size: number;
}

const Picture = styled.img`
  flex: none;
  object-fit: contain;
`;

/** The crest as bars show it, or the crossed blades without one. Decoration. */
export function CrestPicture({ crest, identity, size }: CrestPictureProps) {
  return crest === '' ? (
    <ClubMark identity={identity} size={size} />
  ) : (
    <Picture src={crest} alt="" width={size} height={size} />
  );
}
