import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { useIsInstalled } from '../help/useIsInstalled.ts';
import { paletteKey } from './paletteKey.ts';
import { SingleKeyField } from './SingleKeyField.tsx';
import { useLetteredLinks } from './useLetteredLinks.ts';

/** Keys, each on a cap of its own, and what they do. */
type KeyRow = readonly [keys: readonly string[], does: string];

const EVERYWHERE: readonly KeyRow[] = [
  [[paletteKey], 'Find a page, person or boat'],
  [['/'], 'Search the list on the screen, or find'],
  [['?'], 'List the keys'],
  [['Esc'], 'Close what is open'],
];

const TABLES: readonly KeyRow[] = [
  [['↑', '↓'], 'Move between rows'],
  [['Page Up', 'Page Down'], 'Walk ten rows'],
  [['Home', 'End'], 'Go to the first or last row'],
  [['Enter'], 'Open the row'],
  [['Esc'], 'Close its detail'],
];

const SWIPED_ROWS: readonly KeyRow[] = [
  [['←'], 'Show the row’s actions'],
  [['→', 'Esc'], 'Hide them'],
];

const TABS: readonly KeyRow[] = [
  [['←', '→'], 'Walk'],
  [['Home', 'End'], 'Go to the first or last'],
  [['Enter'], 'Choose'],
];

const SLIDERS: readonly KeyRow[] = [
  [['←', '→'], 'Move'],
  [['End'], 'Move to the end'],
  [['Enter'], 'Confirm, at the end'],
];

const WEEK: readonly KeyRow[] = [
  [['←', '→', '↑', '↓'], 'Walk the half hours'],
  [['Home', 'End'], 'Go to the first or last day'],
  [['Shift', '↑', '↓'], 'Mark a longer time'],
  [['Enter'], 'Start a new plan at that time'],
  [['Esc'], 'Unmark'],
];

const SEATS: readonly KeyRow[] = [
  [['Space'], 'Pick up or drop the rower'],
  [['↑', '↓'], 'Move them to another seat'],
  [['Esc'], 'Leave all as it was'],
];

const CROP: readonly KeyRow[] = [
  [['←', '→', '↑', '↓'], 'Move the square'],
  [['+', '-'], 'Change its size'],
];

/** What an arrow is called; a screen reader may not know its sign. */
const SPOKEN: Readonly<Record<string, string>> = {
  '↑': 'Arrow up',
  '↓': 'Arrow down',
  '←': 'Arrow left',
  '→': 'Arrow right',
  '/': 'Slash',
  '?': 'Question mark',
  '+': 'Plus',
  '-': 'Minus',
};

const Groups = styled.div`
  display: grid;
  gap: var(--s5);
  h3 {
    margin-bottom: var(--s2);
  }
`;

const Rows = styled.dl`
  display: grid;
  gap: var(--s2) var(--s4);
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--s3);
  }
  dt {
    flex: none;
    width: 9.5rem;
  }
  dd {
    flex: 1 1 11rem;
    margin: 0;
    overflow-wrap: anywhere;
  }
  &[data-short] {
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
    dt {
      width: 3.5rem;
    }
    dd {
      flex-basis: 6rem;
    }
  }
`;

const Keycap = ({ name }: { name: string }) => (
  <kbd>
    <span aria-hidden="true">{name}</span>
    <VisuallyHidden>{SPOKEN[name] ?? name}</VisuallyHidden>
  </kbd>
);

interface KeyGroupProps {
  title: string;
  rows: readonly KeyRow[];
  isShort?: boolean;
}

const KeyGroup = ({ title, rows, isShort }: KeyGroupProps) => (
  <section>
    <h3>{title}</h3>
    <Rows data-short={isShort || undefined}>
      {rows.map(([keys, does]) => (
        <div key={does}>
          <dt>
            {keys.map((name, at) => (
              // Pressed twice, a key is there twice.
              <Fragment key={`${at} ${name}`}>
                <Keycap name={name} />{' '}
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </Rows>
  </section>
);

/** All keys of the portal, by where they work (rule portal.keys). */
export function KeyList({ onClose }: { onClose: () => void }) {
  const links = useLetteredLinks();
  const isInstalled = useIsInstalled();
  const pages = links.flatMap(({ letter, label }): KeyRow[] => (letter ? [[['g', letter], label]] : []));
  return (
    <Dialog isOpen title="Keyboard" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <Groups>
        <SingleKeyField />
        <KeyGroup title="Everywhere" rows={EVERYWHERE} />
        <KeyGroup title="Go to a page: one key, then the other" rows={pages} isShort />
        <KeyGroup title="Tables" rows={TABLES} />
        <KeyGroup title="Rows that swipe" rows={SWIPED_ROWS} />
        <KeyGroup title="Tabs, days and charts" rows={TABS} />
        <KeyGroup title="Sliders" rows={SLIDERS} />
        {isInstalled('/actions') ? <KeyGroup title="Seats of a crew" rows={SEATS} /> : null}
        {isInstalled('/plans') ? <KeyGroup title="The week of Plans" rows={WEEK} /> : null}
        <KeyGroup title="Cutting a picture" rows={CROP} />
      </Groups>
    </Dialog>
  );
}
