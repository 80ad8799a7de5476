import { useState } from 'react';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';

const MarkPart = createPart(async () => (await import('@fleetwatch/kit/art/ClubMark')).ClubMark);

/** The club's crest, or its crossed blades without one (rule club.crest), in a square for any shape of crest. Decoration. */
export function ClubEscutcheon({ size }: { size: number }) {
  const { data: club } = useClubQuery();
  const [failed, setFailed] = useState<string>();
  const src = club?.logos.escutcheon;
  return (
    <span style={{ flex: 'none', width: size, height: size }}>
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          style={{ objectFit: 'contain' }}
          onError={() => setFailed(src)}
        />
      ) : (
        <MarkPart.View size={size} identity={club?.identity} />
      )}
    </span>
  );
}
