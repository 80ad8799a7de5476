import { SEVERITY_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import type { BoatDamage } from '@fleetwatch/contract/damages/wire';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import styled from 'styled-components';
import { MINOR_DAMAGE } from '../texts.ts';

const Dot = styled.span`
  display: inline-block;
  width: 0.6em;
  height: 0.6em;
  border-radius: 50%;
  background: var(--muted);
`;

/** Damage in a boat's row: a dot if minor, a word if more severe (rule damage.severity). */
export function DamageMark({ damage: { severity, text } }: { damage: BoatDamage }) {
  const { title } = SEVERITY_TEXTS[severity];
  if (severity === 'minor')
    return (
      <Dot title={text}>
        <VisuallyHidden>{MINOR_DAMAGE}</VisuallyHidden>
      </Dot>
    );
  return (
    <Badge $tone={severity === 'unfit' ? 'red' : 'amber'} title={text}>
      {title}
    </Badge>
  );
}
