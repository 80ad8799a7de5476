import { useState, type ReactNode } from 'react';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { showAllOf } from './texts.ts';

/** Shown at first; a preview has up to 200 of each. */
const SHOWN = 20;

export interface FirstOfProps<Item> {
  items: readonly Item[];
  /** Name of the items, for the button: 'people'. */
  what: string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first items of a long list, and a button that shows all. */
export function FirstOf<Item>({ items, what, children }: FirstOfProps<Item>) {
  const [isAll, setIsAll] = useState(false);
  return (
    <>
      {children(isAll ? items : items.slice(0, SHOWN))}
      {!isAll && items.length > SHOWN && (
        <div>
          <Button tone="quiet" onClick={() => setIsAll(true)}>
            {showAllOf(items.length, what)}
          </Button>
        </div>
      )}
    </>
  );
}
