import styled from 'styled-components';

/** Stacks its content, a space of the theme apart: `s4` by default. */
export const Stack = styled.div<{ $gap?: 's3' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--${({ $gap = 's4' }) => $gap});
`;

/** Buttons and links in a line, which wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  /* Beside a name that wraps an icon keeps its size. */
  > button > svg {
    flex: none;
  }
`;

export const FormButtons = styled(Row)`
  justify-content: flex-end;
`;

export const Quiet = styled.p`
  color: var(--muted);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;
