import { useState } from 'react';
import styled from 'styled-components';
import { earliestFirst } from '@fleetwatch/contract/time/localText';
import type { KioskHeadsUp } from '@fleetwatch/contract/tweets/wire';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { useInactivity } from '@fleetwatch/kit/ui/time/useInactivity.ts';
import { HeadsUpDialogPart } from './boardParts.tsx';
import { INACTIVITY_MS } from '../kiosk/kioskState.ts';

const TITLE = 'Heads Up';

const Line = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s3);
  width: 100%;
  min-height: 52px;
  padding: 0 var(--s4);
  border: var(--border) solid var(--amber);
  border-radius: var(--radius-button);
  background: var(--amberTint);
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;
  > svg {
    flex: none;
    color: var(--amber);
  }
  > strong {
    flex: none;
    color: var(--amber);
    font-weight: 750;
  }
  > svg:last-child {
    rotate: 90deg;
  }
  @media (max-width: 599px) {
    > strong {
      display: none;
    }
  }
`;

const Newest = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Count = styled.span`
  flex: none;
  min-width: 1.6em;
  padding: 0 0.4em;
  border-radius: var(--pill);
  background: var(--amber);
  color: var(--card);
  font-weight: 700;
  line-height: 1.6;
  text-align: center;
`;

/** What members warn of this week: the newest in one line, and how many there are; a touch opens all of them. */
export function HeadsUpLine({ tweets }: { tweets: readonly KioskHeadsUp[] | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useInactivity(isOpen, INACTIVITY_MS, close);
  const newestFirst = [...(tweets ?? [])].sort((a, b) => earliestFirst(b.date, a.date));
  const [newest] = newestFirst;
  if (!newest) return null;
  return (
    <section aria-label={TITLE}>
      <Line type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="warning" />
        <strong>{TITLE}</strong>
        <Newest title={newest.description}>{newest.description}</Newest>
        <Count>
          {newestFirst.length}
          <VisuallyHidden> this week, show all</VisuallyHidden>
        </Count>
        <Icon name="chevron" />
      </Line>
      {isOpen && <HeadsUpDialogPart.View title={TITLE} tweets={newestFirst} onClose={close} />}
    </section>
  );
}
