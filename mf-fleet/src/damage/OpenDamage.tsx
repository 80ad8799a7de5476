import { SEVERITY_TEXTS } from '@fleetwatch/contract/damages/kinds';
import type { BoatDamage } from '@fleetwatch/contract/damages/wire';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';

/** What a boat's pending reports say, above its log. It leads to the report, or to all of them. */
export function OpenDamage({ damage: { severity, text, ids } }: { damage: BoatDamage }) {
  const [only] = ids;
  return (
    <Notice
      tone={severity === 'unfit' ? 'red' : 'amber'}
      actions={<ButtonLink to={ids.length === 1 ? `/damage/${only}` : '/damage'}>Open report</ButtonLink>}
    >
      {SEVERITY_TEXTS[severity].title}: {text}
    </Notice>
  );
}
