import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { MORE } from './texts.ts';

export interface MenuItem {
  key: string;
  label: string;
  /** For a choice: whether it is the selected one. */
  isChosen?: boolean;
  onSelect: () => void;
}

const Base = styled.div`
  position: relative;
  flex: none;
  > button {
    border: var(--border) solid var(--outline);
    background: var(--card);
  }
`;

const List = styled.ul`
  position: absolute;
  inset: calc(100% + var(--s1)) 0 auto auto;
  z-index: 9;
  width: max-content;
  min-width: 13rem;
  max-width: calc(100vw - 2 * var(--s4));
  max-height: 70dvh;
  padding: var(--s1);
  overflow-y: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-button);
  background: var(--card);
  box-shadow: var(--shadow-deep);
  > li > button {
    width: 100%;
    min-height: var(--target);
    padding: 0 var(--s3);
    border: 0;
    border-radius: var(--radius);
    background: none;
    text-align: start;
    cursor: pointer;
    &[aria-pressed='true'] {
      background: var(--waterTint);
      color: var(--water);
      font-weight: var(--weight-label);
    }
    &:hover {
      background: var(--wash);
    }
  }
  > li[data-first] {
    margin-top: var(--s1);
    padding-top: var(--s1);
    border-top: var(--border) solid var(--line);
  }
`;

/** The screen's further actions, in groups, behind a "..." button. Escape, or a press elsewhere, closes them. */
export function MoreMenu({ groups }: { groups: readonly (readonly MenuItem[])[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    menu.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setIsOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);
  const select = (item: MenuItem) => {
    close();
    item.onSelect();
  };
  return (
    <Base ref={menu}>
      <IconButton icon="more" label={MORE} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} />
      {isOpen && (
        <List aria-label={MORE}>
          {groups.flatMap((items, group) =>
            items.map((item, at) => (
              <li key={item.key} data-first={(group > 0 && at === 0) || undefined}>
                <button type="button" aria-pressed={item.isChosen} onClick={() => select(item)}>
                  {item.label}
                </button>
              </li>
            )),
          )}
        </List>
      )}
    </Base>
  );
}
