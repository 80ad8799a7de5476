import { SEVERITY_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import { type Severity } from '@fleetwatch/contract/damages/kinds';
import { Badge, type BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';

const TONES: Readonly<Record<Severity, BadgeTone>> = {
  minor: 'neutral',
  limited: 'amber',
  unfit: 'red',
};

/** Severity of a report (rule damage.severity). */
export function SeverityBadge({ severity }: { severity: Severity }) {
  return <Badge $tone={TONES[severity]}>{SEVERITY_TEXTS[severity].title}</Badge>;
}
