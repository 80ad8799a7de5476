import styled from 'styled-components';

/**
 * Wraps the classes: on a tablet all of them are visible at once, because no one scrolls with a boat on the shoulder. The
 * drawing is above the moniker.
 */
export const WrappedTabs = styled.div`
  [role='tablist'] {
    width: 100%;
    max-width: none;
  }
  [role='tab'] {
    min-height: 64px;
  }
  @media (min-width: 600px) {
    [role='tablist'] {
      flex-wrap: wrap;
      gap: var(--s2);
      padding: 0;
      overflow: visible;
      box-shadow: none;
      mask-image: none;
    }
    [role='tab'] {
      flex: 1 1 84px;
      flex-wrap: wrap;
      align-content: center;
      gap: 0 var(--s1);
      padding: 0 2px;
      border: var(--border) solid var(--line);
      border-radius: var(--radius-button);
      background: var(--card);
      color: var(--ink);
    }
    [role='tab'][aria-selected='true'] {
      border-color: var(--ink);
      background: var(--ink);
      color: var(--paper);
      box-shadow: none;
    }
    [role='tab'] > svg {
      flex: 0 0 100%;
      height: 22px;
    }
    [role='tab'] > span {
      min-width: 0;
      padding: 0;
      background: none;
      color: inherit;
      font-weight: 400;
      opacity: 0.85;
    }
  }
`;
