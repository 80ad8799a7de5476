import { styled } from 'styled-components';

/** A comfortable width for a form, on a raised surface if there is room. */
export const AccountColumn = styled.div`
  display: grid;
  gap: var(--s5);
  width: 100%;
  max-width: 30rem;
  margin: 0 auto;
  @media (min-width: 40rem) {
    padding: var(--s6);
    border-radius: var(--radius-card);
    background: var(--card);
    box-shadow: var(--shadow);
  }
`;

/** Links to the other account pages, below the form. */
export const AccountLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s5);
  > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 600;
  }
`;
