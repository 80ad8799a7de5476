// @inner

import {
  memo,
  useId,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { useSwipeable, type SwipeableProps, type SwipeEventData } from 'react-swipeable';
import { IconButton } from '../button/IconButton.tsx';
import type { SwipeAction } from './SwipeAction.ts';
import {
  ACTIONS_IN_LINE,
  Aside,
  Chevron,
  CHEVRON_PX,
  Front,
  Row,
  Tray,
  TrayItem,
  Words,
} from './swipeRowStyle.ts';
import { actionsFor } from './texts.ts';

export interface SwipeRow {
  key: string;
  name: string;
  /** One line: class, miles, last rowed … */
  facts?: ReactNode;
  /** Content of 48 px, e.g. an `Avatar`. */
  picture?: ReactNode;
  /** Shown at the end of the line, e.g. a `Badge` or a time. */
  aside?: ReactNode;
  actions?: readonly SwipeAction[];
  /** Name of the row in the labels of its actions, if several rows share a name; `name` by default. */
  spokenName?: string;
  /** The row's own maximum swipe distance, px. */
  reachPx?: number;
}

interface SwipeRowViewProps {
  row: SwipeRow;
  reachPx: number;
  isOpen: boolean;
  onToggle: (key: string, isOpen: boolean) => void;
}

/** A row that was swiped less than this share of the way springs back. */
const HALF_WAY = 0.4;

const isOnLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null;

/**
 * One row: a swipe to the left, a tap, or the chevron reveal the same actions. Memoized, so that of a thousand rows only
 * changed ones render.
 */
export const SwipeRowView = memo(function SwipeRowView({
  row,
  reachPx: listReachPx,
  isOpen,
  onToggle: onToggleRow,
}: SwipeRowViewProps) {
  const { spokenName = row.name, reachPx = listReachPx } = row;
  const trayId = useId();
  const element = useRef<HTMLLIElement>(null);
  const chevron = useRef<HTMLButtonElement>(null);
  const wasSwiped = useRef(false);
  const actions = row.actions ?? [];
  const hasActions = actions.length > 0;
  const onToggle = (toOpen: boolean) => onToggleRow(row.key, toOpen);

  const partOpen = (deltaX: number) => {
    const reach = Math.min(reachPx, (element.current?.offsetWidth ?? 0) - CHEVRON_PX);
    return Math.min(1, Math.max(0, (isOpen ? 1 : 0) - deltaX / Math.max(1, reach)));
  };
  const settle = () => {
    element.current?.style.removeProperty('--open');
    element.current?.removeAttribute('data-swiping');
  };
  // The drag sets the element's style directly: a render for each pixel would stutter on a phone.
  const handleSwiping = ({ deltaX, absX, absY }: SwipeEventData) => {
    if (!hasActions || absY > absX) return;
    wasSwiped.current = true;
    element.current?.setAttribute('data-swiping', '');
    element.current?.style.setProperty('--open', String(partOpen(deltaX)));
  };
  const handleSwiped = ({ deltaX, absX, absY }: SwipeEventData) => {
    settle();
    if (!hasActions || absY > absX) return;
    const part = partOpen(deltaX);
    onToggle(isOpen ? part > 1 - HALF_WAY : part >= HALF_WAY);
  };
  const swiping: SwipeableProps = {
    onSwiping: handleSwiping,
    onSwiped: handleSwiped,
    trackMouse: true,
    delta: 12,
    touchEventOptions: { passive: true },
  };
  const swipe = useSwipeable(swiping);
  // On an open row, the actions are the largest target for swiping back.
  const swipeBack = useSwipeable(swiping);

  const close = () => {
    chevron.current?.focus();
    onToggle(false);
  };
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowLeft' && hasActions) onToggle(true);
    else if (event.key === 'ArrowRight' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handleTap = ({ target }: MouseEvent) => {
    if (!wasSwiped.current && hasActions && !isOnLink(target)) onToggle(!isOpen);
  };
  // A link in the row works unless the finger was swiping; the capture phase decides before the link's own handler.
  const holdLink = (event: MouseEvent) => {
    if (wasSwiped.current && isOnLink(event.target)) event.preventDefault();
  };

  const holdAction = (event: MouseEvent) => {
    // A key press has no detail, and can come at any time.
    if (!wasSwiped.current || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Row
      ref={element}
      data-open={isOpen || undefined}
      $hasTwoLines={actions.length > ACTIONS_IN_LINE}
      style={{ '--reach': `${reachPx}px` } as CSSProperties}
      onKeyDown={handleKeys}
      onPointerDownCapture={() => {
        wasSwiped.current = false;
      }}
      onTouchCancel={settle}
    >
      <Front {...swipe} onClick={handleTap} onClickCapture={holdLink}>
        {row.picture}
        <Words>
          <strong>{row.name}</strong>
          {row.facts ? <span>{row.facts}</span> : null}
        </Words>
        {row.aside ? <Aside>{row.aside}</Aside> : null}
        {hasActions && (
          <Chevron>
            <IconButton
              ref={chevron}
              icon="chevron"
              label={actionsFor(spokenName)}
              aria-expanded={isOpen}
              aria-controls={trayId}
            />
          </Chevron>
        )}
      </Front>
      <Tray
        {...swipeBack}
        id={trayId}
        role="group"
        aria-label={actionsFor(spokenName)}
        $count={actions.length}
        onClickCapture={holdAction}
      >
        {actions.map((action) => (
          <ActionButton
            key={action.key}
            action={action}
            owner={spokenName}
            onSelect={() => {
              close();
              action.onSelect?.();
            }}
          />
        ))}
      </Tray>
    </Row>
  );
});

interface ActionButtonProps {
  action: SwipeAction;
  owner: string;
  onSelect: () => void;
}

function ActionButton({ action, owner, onSelect }: ActionButtonProps) {
  const shared = { $tone: action.tone ?? 'water', 'aria-label': `${action.label} ${owner}` };
  if (action.href !== undefined) {
    return (
      <TrayItem as="a" href={action.href} target="_blank" rel="noopener noreferrer" {...shared}>
        {action.label}
      </TrayItem>
    );
  }
  if (action.to !== undefined) {
    return (
      <TrayItem as={Link} to={action.to} {...shared}>
        {action.label}
      </TrayItem>
    );
  }
  return (
    <TrayItem
      type="button"
      disabled={action.isDisabled}
      data-muted={action.isMuted || undefined}
      onClick={onSelect}
      {...shared}
    >
      {action.label}
    </TrayItem>
  );
}
