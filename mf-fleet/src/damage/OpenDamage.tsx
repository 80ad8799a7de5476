import type { BoatDamage } from '@fleetwatch/contract/damages/wire';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { OPEN_REPORT, damageText } from './texts.ts';

/** A boat's most severe pending report, above its log. It links to the report, or to all of them. */
export function OpenDamage({ damage: { severity, text, ids } }: { damage: BoatDamage }) {
  const [only] = ids;
  return (
    <Notice
      tone={severity === 'unfit' ? 'red' : 'amber'}
      actions={<ButtonLink to={ids.length === 1 ? `/damage/${only}` : '/damage'}>{OPEN_REPORT}</ButtonLink>}
    >
      {damageText(severity, text)}
    </Notice>
  );
}
