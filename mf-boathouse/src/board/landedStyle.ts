import styled from 'styled-components';

/** Height of a landed boat's six lines, px, also in sunlight, whose text is larger. */
export const LANDED_PX = 164;

export const Landed = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: var(--s2) var(--s3);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  box-shadow: var(--shadow);
  > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--s2);
    padding-block: var(--s2);
  }
  h2 {
    font-size: max(21px, 1rem);
  }
`;

export const LandedCount = styled.strong`
  color: var(--muted);
  font-size: max(21px, 1rem);
`;

/** The width of a boat's picture. */
export const PLATE_PX = 52;

export const LandedRows = styled.ul`
  display: grid;
  align-content: start;
  &[data-bounded] {
    flex: 1;
    min-height: 0;
    overflow: hidden;
  }
`;

const ellipsis = `
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const LandedRow = styled.li`
  display: grid;
  grid-template-columns: ${PLATE_PX}px minmax(0, 1fr) auto;
  align-content: center;
  gap: 0 var(--s2);
  min-height: ${LANDED_PX}px;
  border-top: var(--border) solid var(--line);
  line-height: 1.13;
  > :first-child {
    grid-row: 1 / span 3;
    align-self: center;
  }
`;

/** The name is truncated, the class is not. */
export const LandedBoat = styled.span`
  display: flex;
  gap: 0.35em;
  min-width: 0;
  > strong {
    ${ellipsis}
  }
  > span {
    flex: none;
  }
`;

export const LandedWho = styled.span`
  ${ellipsis}
  grid-column: 2 / -1;
  color: var(--muted);
`;

/** Its season and crew: details that do not fit into three lines show after a touch. */
export const LandedSeason = styled.span`
  display: -webkit-box;
  grid-column: 1 / -1;
  overflow: hidden;
  color: var(--muted);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const LandedFoot = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  white-space: nowrap;
  > button {
    padding-inline: var(--s1);
  }
  > span {
    display: flex;
    align-items: center;
    color: var(--muted);
  }
  > :only-child {
    flex: 1;
  }
`;

export const Miles = styled.strong`
  white-space: nowrap;
`;
