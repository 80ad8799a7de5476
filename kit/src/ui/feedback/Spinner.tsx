import styled, { keyframes } from 'styled-components';

const turn = keyframes`to { rotate: 1turn; }`;

/** A rotating ring, still with reduced motion. Decoration: the text beside it describes the activity. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 3px solid;
  border-right-color: transparent;
  border-radius: 50%;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${turn} 900ms linear infinite;
  }
`;
