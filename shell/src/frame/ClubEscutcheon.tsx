import { useState } from 'react';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

const MarkPart = createPart(async () => (await import('@fleetwatch/kit/art/ClubMark')).ClubMark);

/** The club's shield: its own picture, or its crossed blades where it has none, in a place of their size. Decoration. */
export function ClubEscutcheon({ size }: { size: number }) {
  const { data: club } = useClubQuery();
  const [failed, setFailed] = useState<string>();
  const src = club?.logos.escutcheon;
  if (src && src !== failed) return <img src={src} alt="" height={size} onError={() => setFailed(src)} />;
  return (
    <span style={{ flex: 'none', width: size, height: size }}>
      <MarkPart.View size={size} identity={club?.identity} />
    </span>
  );
}
