import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { openModal } from '@fleetwatch/kit/ui/dialog/openModal.ts';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { DataAge } from '@fleetwatch/kit/ui/feedback/DataAge';
import { useIsOnline } from '@fleetwatch/kit/ui/feedback/useIsOnline.ts';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { EntryPicture } from './EntryPicture.tsx';
import { findEntries, type PaletteEntry } from './findEntries.ts';
import { Box, Foot, NoMatches, Option, Results, Search } from './paletteStyle.ts';
import { keepRecentPick, readRecentPicks } from './recentPicks.ts';
import { usePaletteIndex } from './usePaletteIndex.ts';
import {
  CLOSE,
  FIND,
  FIND_ANYTHING,
  foundText,
  LOADING_INDEX,
  noMatches,
  nothingLoadedMatches,
  RESULTS,
  TRY_AGAIN,
} from './texts.ts';

/** Index of the option to which each key leads, among so many. */
const WALKS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Finds pages, people and boats by the beginnings of their words, and opens one (rule portal.palette). */
export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const memberId = useAppSelector(selectMemberId);
  const [recent] = useState(() => readRecentPicks(memberId));
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const { index, status, error, onRetry, isRetrying, updatedAt } = usePaletteIndex();
  // Not deferred: Enter right after a letter opens that letter's result.
  const sought = typed.trim();
  const groups = findEntries(index, sought, recent);
  const options = groups.flatMap(({ entries }) => entries);
  const active = options.find((entry) => entry.id === activeId) ?? options[0];
  const noneText = status === 'ready' ? noMatches(sought) : nothingLoadedMatches(sought);
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`.replaceAll(' ', '-');

  useLayoutEffect(() => (box.current ? openModal(box.current) : undefined), []);
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const pick = (entry: PaletteEntry) => {
    keepRecentPick(memberId, entry.id);
    onClose();
    void navigate(entry.to);
  };
  const handleType = (text: string) => {
    setTyped(text);
    setActiveId(undefined);
  };
  const handleKeys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const walk = WALKS[event.key];
    if (!active || !(walk || event.key === 'Enter')) return;
    event.preventDefault();
    if (walk) setActiveId(options[walk(options.indexOf(active), options.length)]?.id);
    else pick(active);
  };
  return (
    <Box
      ref={box}
      aria-label={FIND}
      onClick={({ target }) => {
        if (target === box.current) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <Search>
        <Icon name="search" size={22} />
        <input
          type="text"
          role="combobox"
          aria-label={FIND_ANYTHING}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-activedescendant={active && optionId(active)}
          placeholder={FIND_ANYTHING}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => handleType(target.value)}
          onKeyDown={handleKeys}
        />
        <IconButton icon="close" label={CLOSE} onClick={onClose} />
      </Search>
      {options.length > 0 ? (
        <Results role="listbox" id={id} aria-label={RESULTS}>
          {groups.map(({ label, entries }) => (
            <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
              <h3 id={`${id}-${label}`} role="presentation">
                {label}
              </h3>
              {entries.map((entry) => (
                // The keys are those of the field, which keeps the focus.
                <Option
                  key={entry.id}
                  id={optionId(entry)}
                  role="option"
                  aria-selected={entry === active}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => pick(entry)}
                >
                  <span>
                    <EntryPicture entry={entry} />
                  </span>
                  <strong title={entry.name}>{entry.name}</strong>
                  {entry.detail ? <span>{entry.detail}</span> : null}
                  {entry.kind === 'page' && entry.item.letter ? (
                    <kbd aria-hidden="true">g {entry.item.letter}</kbd>
                  ) : null}
                </Option>
              ))}
            </div>
          ))}
        </Results>
      ) : null}
      <NoMatches role="status">{options.length > 0 || status === 'loading' ? '' : noneText}</NoMatches>
      <VisuallyHidden role="status">
        {sought !== '' && options.length > 0 ? foundText(options.length) : ''}
      </VisuallyHidden>
      {status === 'ready' && isOnline ? null : (
        <Foot>
          <span role="status">{status === 'loading' ? LOADING_INDEX : error}</span>
          {isOnline ? null : <DataAge updatedAt={updatedAt} />}
          {status === 'error' ? (
            <Button icon="refresh" isBusy={isRetrying} onClick={onRetry}>
              {TRY_AGAIN}
            </Button>
          ) : null}
        </Foot>
      )}
    </Box>
  );
}
