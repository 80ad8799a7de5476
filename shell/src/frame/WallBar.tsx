import styled from 'styled-components';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
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
  > div {
    display: flex;
    gap: var(--s3);
    white-space: nowrap;
  }
`;

const DayPart = createPart(async () => (await import('./WallDay.tsx')).WallDay);

/** The wall's own bar: the club, the number of boats out, and its time, readable across the boathouse. It has no links. */
export function WallBar({ title }: { title: string }) {
  const { data: club } = useClubQuery();
  return (
    <Bar>
      <ClubEscutcheon size={48} />
      <Names>
        <strong title={club?.name}>{club?.name ?? '\u00A0'}</strong>
        <div>
          <span aria-hidden="true">{title}</span>
          <DayPart.View isLine />
        </div>
      </Names>
      <DayPart.View />
      <BoatsOutBadge isBoathousePage />
      <ClubTime />
    </Bar>
  );
}
