import { styled } from 'styled-components';

/* Its height is independent of the results. */
export const Box = styled.dialog`
  flex-direction: column;
  width: min(38rem, 100% - 2 * var(--s3));
  height: min(34rem, 100dvh - 2 * var(--s3));
  margin-top: max(var(--s3), min(12dvh, 50dvh - 17rem));
  padding: 0;
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-deep);
  &[open] {
    display: flex;
  }
  &::backdrop {
    background: #04121ab8;
  }
`;

export const Search = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: var(--s3);
  padding: var(--s1) var(--s1) var(--s1) var(--s4);
  border-bottom: var(--border) solid var(--line);
  > svg {
    flex: none;
    color: var(--muted);
  }
  > input {
    flex: 1;
    min-width: 0;
    min-height: var(--target);
    border: 0;
    outline: 0;
    background: none;
    font-size: var(--text-l);
    &::placeholder {
      color: var(--muted);
      opacity: 1;
    }
  }
`;

export const Results = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 var(--s2) var(--s2);
  overflow-y: auto;
  overscroll-behavior: contain;
  h3 {
    padding: var(--s3) var(--s2) var(--s1);
    color: var(--muted);
    font-size: var(--text-s);
    font-weight: var(--weight-label);
  }
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: var(--target);
  padding: var(--s1) var(--s2);
  border-radius: var(--radius);
  cursor: pointer;
  scroll-margin-block: var(--s6) var(--s2);
  touch-action: manipulation;
  @media (pointer: fine) {
    min-height: 44px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--wash);
    }
  }
  &[aria-selected='true'] {
    background: var(--waterTint);
    box-shadow: inset 3px 0 var(--water);
  }
  /* One width, so that names line up. */
  > :first-child {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
  }
  > strong,
  > span:not(:first-child) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > strong {
    flex: 0 1 auto;
    font-weight: var(--weight-label);
  }
  > span:not(:first-child) {
    flex: 1 1 6rem;
    color: var(--muted);
    font-size: var(--text-s);
  }
  > kbd {
    flex: none;
    margin-left: auto;
    color: var(--muted);
    :root:not([data-keys]) & {
      display: none;
    }
    @media (pointer: coarse) {
      display: none;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  margin-top: auto;
  padding: var(--s2) var(--s4);
  border-top: var(--border) solid var(--line);
  font-size: var(--text-s);
`;

export const NoMatches = styled.p`
  padding: var(--s6) var(--s4);
  color: var(--muted);
  overflow-wrap: anywhere;
  text-align: center;
`;
