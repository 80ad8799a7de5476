import { useState } from 'react';
import { ClubMark } from '@fleetwatch/kit/art/ClubMark';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';

/** The club's shield: its own picture, or its crossed blades where it has none. Decoration. */
export function ClubEscutcheon({ size }: { size: number }) {
  const { data: club } = useClubQuery();
  const [failed, setFailed] = useState<string>();
  const src = club?.logos.escutcheon;
  if (!src || src === failed) return <ClubMark size={size} identity={club?.identity} />;
  return <img src={src} alt="" height={size} onError={() => setFailed(src)} />;
}
