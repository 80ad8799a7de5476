import { SEVERITY_TEXTS, type Severity } from '@fleetwatch/contract/damages/kinds';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { SEVERITY_TONES } from './damageTexts.ts';

/** How grave a report is (rule damage.severity). */
export function SeverityBadge({ severity }: { severity: Severity }) {
  return <Badge $tone={SEVERITY_TONES[severity]}>{SEVERITY_TEXTS[severity].title}</Badge>;
}
