import styled from 'styled-components';

export type BadgeTone = 'neutral' | 'water' | 'cedar' | 'green' | 'amber' | 'red';

interface BadgeProps {
  /** green: landed; amber: on deck; water: launched; red: danger or overdue. */
  $tone?: BadgeTone;
}

/** A status pill; the text carries the meaning, the colour only supports it. `<Badge $tone="green">Landed</Badge>` */
export const Badge = styled.span<BadgeProps>`
  --tone: var(--${({ $tone = 'neutral' }) => ($tone === 'neutral' ? 'muted' : $tone)});
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  padding: 0.1em 0.7em;
  border: max(1.5px, var(--border)) solid var(--tone);
  border-radius: var(--pill);
  background: var(--card);
  color: var(--tone);
  font-size: var(--text-s);
  font-weight: 650;
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
