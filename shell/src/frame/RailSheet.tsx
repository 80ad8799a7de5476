import { use, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Blade } from '@fleetwatch/kit/art/Blade';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { onDeck, selectIsOnDeck } from '@fleetwatch/kit/store/members';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { selectStillOut } from '@fleetwatch/kit/store/sorties';
import { selectClubStatus } from '@fleetwatch/kit/store/status';
import { Badge, type BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { useUnreadQuery } from '../inbox/inboxApi.ts';
import { unreadText } from '../inbox/bellTexts.ts';
import { KeyDialogContext } from '../keyboard/KeyDialogContext.ts';
import { paletteKey } from '../keyboard/paletteKey.ts';
import { BOARD_PATH, BoatsOutBadge } from './BoatsOutBadge.tsx';
import { ClubEscutcheon } from './ClubEscutcheon.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import {
  Brand,
  Entry,
  Find,
  Item,
  Keys,
  ViewerLink,
  More,
  Oar,
  Settings,
  Sheet,
  WIDE_RAIL,
} from './railStyle.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { SIGN_IN_LINK, useMenuLinks, type MenuLink } from './useMenuLinks.ts';
import { KEYBOARD, MENU } from './texts.ts';
import { FIND, LANDED, LAUNCHED, MORE, ON_DECK, onDeckText, SIGNED_IN_AS, youAre } from './menuTexts.ts';

const STATUS_BADGES = {
  landed: { label: LANDED, tone: 'green' },
  launched: { label: LAUNCHED, tone: 'water' },
  ondeck: { label: ON_DECK, tone: 'amber' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;

const selectDeck = onDeck.select();

/** A number beside an entry; empty for zero. */
function CountBadge({ count, text, tone = 'neutral' }: { count: number; text: string; tone?: BadgeTone }) {
  if (count === 0) return null;
  return (
    <Badge $tone={tone} title={text}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Badge>
  );
}

/** The number on deck, if a screen has requested it; the rail makes no request. */
function OnDeckBadge() {
  const waiting = useAppSelector((state) => selectDeck(state).data?.length ?? 0);
  return <CountBadge count={waiting} text={onDeckText(waiting)} />;
}

/** The number of unread notifications, which the page requests besides its screen. */
function UnreadBadge() {
  const { currentData: unread = 0 } = useUnreadQuery();
  return <CountBadge count={unread} text={unreadText(unread)} tone="red" />;
}

/** The entries with a number. */
function EntryBadge({ path }: { path: string }) {
  if (path === BOARD_PATH) return <BoatsOutBadge />;
  if (path === '/inbox') return <UnreadBadge />;
  return path === '/ondeck' ? <OnDeckBadge /> : null;
}

/** The signed-in member, with their status; links to signing out. */
function Viewer() {
  const { displayName, pic } = useAppSelector(selectProfile);
  const isOnDeck = useAppSelector(selectIsOnDeck);
  const isKnown = useAppSelector(selectStillOut) !== undefined;
  const { status } = useAppSelector((state) => selectClubStatus(state, isOnDeck));
  const { label, tone } = STATUS_BADGES[status];
  return (
    <ViewerLink to="/signin">
      <Avatar name={displayName} src={pic} size={40} />
      <span data-word>
        <b title={displayName}>
          <VisuallyHidden>{SIGNED_IN_AS} </VisuallyHidden>
          {displayName}
        </b>
        {/* Its space is reserved until the answer. */}
        <Badge $tone={tone} style={{ visibility: isKnown ? 'visible' : 'hidden' }}>
          {label}
        </Badge>
      </span>
    </ViewerLink>
  );
}

/** Content of a laptop's rail: the club, the menu, the device's settings, the club's oar and the member (rule portal.rail). */
export function RailSheet() {
  const { data: club } = useClubQuery();
  const { displayName } = useAppSelector(selectProfile);
  const { main, inbox, more, last } = useMenuLinks();
  const openDialog = use(KeyDialogContext);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const moreButton = useRef<HTMLButtonElement>(null);

  // Without room for words the open rail covers the page, and closes like a menu.
  useEffect(() => {
    if (!isMoreOpen) return undefined;
    const handlePress = (event: PointerEvent) => {
      const isBeside = event.target instanceof Node && !sheet.current?.contains(event.target);
      if (isBeside && !matchMedia(WIDE_RAIL).matches) setIsMoreOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isMoreOpen]);

  const handleChoice = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isLink && !matchMedia(WIDE_RAIL).matches) setIsMoreOpen(false);
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isMoreOpen) return;
    setIsMoreOpen(false);
    moreButton.current?.focus();
  };
  const item = (link: MenuLink) => (
    <Item key={link.path}>
      <Entry to={link.path} end>
        <MenuIcon {...link} />
        <span data-word>{link.label}</span>
      </Entry>
      <EntryBadge path={link.path} />
    </Item>
  );
  return (
    // The handlers receive events of the links and buttons inside.
    <Sheet
      ref={sheet}
      role="presentation"
      data-open={isMoreOpen || undefined}
      onClick={handleChoice}
      onKeyDown={handleKey}
    >
      <Brand data-brand>
        {club ? <ClubEscutcheon size={40} /> : null}
        <strong title={club?.name}>{club?.name}</strong>
      </Brand>
      <Find type="button" aria-haspopup="dialog" onClick={() => openDialog('palette')}>
        <Icon name="search" size={22} />
        <span data-word>
          {FIND}
          <kbd aria-hidden="true">{paletteKey}</kbd>
        </span>
      </Find>
      <nav aria-label={MENU}>
        <ul>
          {main.map(item)}
          <li>
            <More
              ref={moreButton}
              type="button"
              aria-expanded={isMoreOpen}
              onClick={() => setIsMoreOpen(!isMoreOpen)}
            >
              <Icon name="more" size={22} />
              <span data-word>{MORE}</span>
            </More>
          </li>
          {isMoreOpen && more.map(item)}
          {isMoreOpen && (
            <li>
              <Keys type="button" aria-haspopup="dialog" onClick={() => openDialog('keys')}>
                <Icon name="keyboard" size={22} />
                <span data-word>{KEYBOARD}</span>
              </Keys>
            </li>
          )}
          <li>
            <Entry to={SIGN_IN_LINK.path} end>
              <MenuIcon {...SIGN_IN_LINK} />
              <span data-word>
                {SIGN_IN_LINK.label}
                <small>{youAre(displayName)}</small>
              </span>
            </Entry>
          </li>
          {inbox.map(item)}
          {isMoreOpen && last.map(item)}
        </ul>
        {isMoreOpen && (
          <Settings>
            <ThemeChoice />
            <DeviceSettings />
          </Settings>
        )}
      </nav>
      <Oar data-oar>{club ? <Blade identity={club.identity} width={220} shaft={96} /> : null}</Oar>
      <Viewer />
    </Sheet>
  );
}
