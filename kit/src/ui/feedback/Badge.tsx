import styled from 'styled-components';

export type BadgeTone = 'neutral' | 'water' | 'cedar' | 'green' | 'amber' | 'red';

export interface BadgeProps {
  /** green: landed; amber: on deck; water: launched; red: danger or overdue. */
  $tone?: BadgeTone;
}

/** A status pill; the text carries the meaning, the color only supports it. `<Badge $tone="green">Landed</Badge>` */
export const Badge = styled.span<BadgeProps>`
  ${({ $tone = 'neutral' }) =>
    $tone === 'neutral'
      ? '--tone: var(--muted); --tint: var(--wash);'
      : `--tone: var(--${$tone}); --tint: var(--${$tone}Tint);`}
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  padding: 0.2em 0.8em;
  /* Only sunlight has a border here. */
  border: calc(var(--border) - 1px) solid var(--tone);
  border-radius: var(--pill);
  background: var(--tint);
  color: var(--tone);
  font-size: var(--text-xs);
  font-weight: var(--weight-label);
  line-height: 1.5;
  white-space: nowrap;
  &::before {
    content: '';
    width: 0.6em;
    height: 0.6em;
    border-radius: 50%;
    background: var(--tone);
  }
`;
