import { useState } from 'react';
import styled from 'styled-components';
import { shortTime } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { formatDistance } from '@fleetwatch/contract/sorties/distanceText';
import type { KioskSortie } from '@fleetwatch/contract/sorties/wire';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { ShowMore } from '@fleetwatch/kit/ui/list/ShowMore';
import { seasonOf } from './seasonOf.ts';
import { CLOSE } from '../texts.ts';

interface LandedDialogProps {
  title: string;
  /** The latest first. */
  sorties: readonly (KioskSortie & { land: LocalDateTimeText })[];
  members: readonly ListedMember[];
  onClose: () => void;
}

const Rows = styled.ul`
  display: grid;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 var(--s3);
  padding-block: var(--s3);
  border-top: var(--border) solid var(--line);
  line-height: 1.3;
  &:first-child {
    border-top: 0;
  }
  > small {
    grid-column: 2 / -1;
    color: var(--muted);
    font-size: var(--text-s);
  }
`;

/** Rows at first: a busy day has hundreds, and a tablet renders them slowly. */
const SHOWN_AT_ONCE = 20;

const Miles = styled.strong`
  white-space: nowrap;
`;

/** Today's landings, the last twenty of them at first, each with all its details (rule kiosk.lists). */
export function LandedDialog({ title, sorties, members, onClose }: LandedDialogProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const unit = useUnit();
  const left = sorties.length - shown;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <Button tone="primary" onClick={onClose}>
          {CLOSE}
        </Button>
      }
    >
      <Rows aria-label={title}>
        {sorties.slice(0, shown).map((sortie) => (
          <Row key={sortie._id}>
            <Avatar name={sortie.user} src={sortie.pic} />
            <span>
              <strong>{sortie.bus}</strong> {sortie.moniker}, {sortie.user}
            </span>
            <Miles>{formatDistance(sortie.miles, unit)}</Miles>
            <small>
              {shortTime(sortie.launch)}–{shortTime(sortie.land)} · {seasonOf(sortie, members, unit)}
            </small>
          </Row>
        ))}
      </Rows>
      {left > 0 && (
        <ShowMore
          shown={shown}
          left={left}
          step={SHOWN_AT_ONCE}
          onMore={() => setShown(shown + SHOWN_AT_ONCE)}
        />
      )}
    </Dialog>
  );
}
