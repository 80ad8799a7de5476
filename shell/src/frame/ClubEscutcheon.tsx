import { useState } from 'react';
import { Escutcheon } from '@fleetwatch/kit/art/Escutcheon';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';

/** The club's shield: its own picture, or the drawn one while there is none. Decoration. */
export function ClubEscutcheon({ size }: { size: number }) {
  const { data: club } = useClubQuery();
  const [failed, setFailed] = useState<string>();
  const src = club?.logos.escutcheon;
  if (!src || src === failed) return <Escutcheon size={size} />;
  return <img src={src} alt="" height={size} onError={() => setFailed(src)} />;
}
