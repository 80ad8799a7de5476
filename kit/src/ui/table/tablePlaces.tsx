// @chunk lists

import { styled } from 'styled-components';

/* Placeholders of the final size (kit's `Panes` and `TableTools`), so that nothing moves. */
const Place = styled.div`
  height: max(26rem, calc(100dvh - 13rem));
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
`;

const ToolsPlace = styled.div`
  flex: none;
  width: 23rem;
  max-width: 100%;
  height: var(--target);
`;

export const TABLE_PLACE = <Place />;
export const TOOLS_PLACE = <ToolsPlace />;
