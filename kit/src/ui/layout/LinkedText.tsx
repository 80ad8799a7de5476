// @chunk links

import { piecesOf } from '@fleetwatch/contract/tweets/links';
import styled from 'styled-components';

const Words = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
  > a {
    color: var(--cedar);
  }
`;

/** Text of a member: markup is shown as text, and web addresses are links that open in a new tab. */
export function LinkedText({ children }: { children: string }) {
  return (
    <Words>
      {piecesOf(children).map(({ text, href }, index) =>
        href === null ? (
          text
        ) : (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </a>
        ),
      )}
    </Words>
  );
}
