import { styled } from 'styled-components';
import { Badge } from '../feedback/Badge.tsx';

/** A text of a table, truncated if longer than its column; its title has the whole text. */
export const Cut = styled.span`
  display: inline-block;
  max-width: 13rem;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: middle;
`;

/** A group's name in a column of constant width, regardless of later rows; if room is short, names take precedence. */
export const GroupCell = styled(Cut)`
  @container (width >= 60rem) {
    width: 8.5rem;
  }
`;

/** A state as wide as the widest usual one, so that a later one moves no column. */
export const StateCell = styled.span`
  @container (width >= 50rem) {
    display: inline-block;
    min-width: 11rem;
  }
`;

/** Two texts in a line, of which the second, `Beside`, is truncated. */
export const Pair = styled.span`
  display: inline-flex;
  gap: var(--s1);
  max-width: 13rem;
  vertical-align: middle;
  /* Rows that are drawn later make the column no wider. */
  @container (width >= 50rem) {
    width: 13rem;
  }
`;

/** A calm state: a word with a dot, while the others are pills. */
export const Calm = styled(Badge)`
  padding: 0;
  border-color: transparent;
  background: none;
`;

/** Hidden if the table is narrow, beside a detail. */
export const Beside = styled.span`
  overflow: hidden;
  color: var(--muted);
  text-overflow: ellipsis;
  @container (width < 50rem) {
    display: none;
  }
`;

export const Muted = styled.span`
  color: var(--muted);
`;
