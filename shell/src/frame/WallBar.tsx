import styled from 'styled-components';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useSun } from '@fleetwatch/kit/ui/time/useSun.ts';
import { BoatsOutBadge } from './BoatsOutBadge.tsx';
import { ClubEscutcheon } from './ClubEscutcheon.tsx';
import { ClubTime } from './ClubTime.tsx';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  gap: var(--s4);
  min-height: 72px;
  padding: env(safe-area-inset-top) var(--s5) 0;
  background: var(--club-bar, #12304a);
  color: #fff;
  @media (max-width: 599px) {
    gap: var(--s2);
    padding-inline: var(--s3);
  }
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.15;
  > strong {
    display: block;
    overflow: hidden;
    font-size: max(24px, 1.1rem);
    font-weight: 700;
    letter-spacing: -0.01em;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

/* Where there is room for it: it comes later than the rest of the bar, and moves nothing. */
const Sunset = styled.span`
  display: none;
  @media (min-width: 900px) {
    display: flex;
    gap: var(--s2);
    align-items: center;
    white-space: nowrap;
  }
`;

/** The wall's own bar: the club, how many are out, and its time, to be read across the boathouse. It leads nowhere. */
export function WallBar({ title }: { title: string }) {
  const { data: club } = useClubQuery();
  const sun = useSun();
  return (
    <Bar>
      <ClubEscutcheon size={48} />
      <Names>
        <strong title={club?.name}>{club?.name ?? '\u00A0'}</strong>
        <span aria-hidden="true">{title}</span>
      </Names>
      {sun?.kind === 'rises' && (
        <Sunset>
          <Icon name="sunset" />
          Sunset {sun.sunset}
        </Sunset>
      )}
      <BoatsOutBadge isBoathousePage />
      <ClubTime />
    </Bar>
  );
}
