import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ConditionsStrip } from '@fleetwatch/kit/parts/ConditionsStrip';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { CONDITIONS, CONDITIONS_UNAVAILABLE } from './lazyTexts.ts';

/* In the space that the dashboard reserves for it, including the gap below it. */
const Line = styled(Link)`
  display: flex;
  gap: var(--s3);
  align-items: center;
  min-height: 3.5rem;
  margin: -4.5rem 0 1rem;
  padding: var(--s1) var(--s3) var(--s1) var(--s4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-button);
  background: var(--card);
  color: var(--ink);
  font-size: var(--text-s);
  font-weight: 500;
  text-decoration: none;
  line-height: 1.35;
  /* Three lines of it have room too. */
  @media (max-width: 39.99rem) {
    padding-block: 0;
    font-size: var(--text-xs);
  }
  > svg {
    flex: none;
    margin-left: auto;
    color: var(--muted);
  }
`;

/** The current conditions, above the cards, with a link to all of them (rule condition.strip). */
export function ConditionsLine() {
  return (
    <Line to="/conditions">
      {/* While they load, the link has no other text. */}
      <VisuallyHidden>{CONDITIONS} </VisuallyHidden>
      <ConditionsStrip failedText={CONDITIONS_UNAVAILABLE} />
      <Icon name="chevron" />
    </Line>
  );
}
