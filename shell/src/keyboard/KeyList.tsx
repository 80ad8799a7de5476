import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { useIsInstalled } from '../help/useIsInstalled.ts';
import { SingleKeyField } from './SingleKeyField.tsx';
import { useLetteredLinks } from './useLetteredLinks.ts';
import {
  CLOSE,
  CREW_SEATS,
  CROP_KEYS,
  CROPPING,
  EVERYWHERE,
  EVERYWHERE_KEYS,
  GO_TO_PAGE,
  KEYBOARD,
  SEAT_KEYS,
  SLIDER_KEYS,
  SLIDERS,
  SWIPE_KEYS,
  SWIPEABLE_ROWS,
  TAB_KEYS,
  TABLE_KEYS,
  TABLES,
  TABS_DAYS_CHARTS,
  WEEK_KEYS,
  WEEK_OF_PLANS,
  SPOKEN_KEYS,
  type KeyRow,
} from './texts.ts';

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
    <VisuallyHidden>{SPOKEN_KEYS[name] ?? name}</VisuallyHidden>
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
      {rows.map(([keys, effect]) => (
        <div key={effect}>
          <dt>
            {keys.map((name, at) => (
              // A key that is pressed twice is in the list twice.
              <Fragment key={`${at} ${name}`}>
                <Keycap name={name} />{' '}
              </Fragment>
            ))}
          </dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </Rows>
  </section>
);

/** All keys of the portal, by place (rule portal.keys). */
export function KeyList({ onClose }: { onClose: () => void }) {
  const links = useLetteredLinks();
  const isInstalled = useIsInstalled();
  const pages = links.flatMap(({ letter, label }): KeyRow[] => (letter ? [[['g', letter], label]] : []));
  return (
    <Dialog isOpen title={KEYBOARD} onClose={onClose} actions={<Button onClick={onClose}>{CLOSE}</Button>}>
      <Groups>
        <SingleKeyField />
        <KeyGroup title={EVERYWHERE} rows={EVERYWHERE_KEYS} />
        <KeyGroup title={GO_TO_PAGE} rows={pages} isShort />
        <KeyGroup title={TABLES} rows={TABLE_KEYS} />
        <KeyGroup title={SWIPEABLE_ROWS} rows={SWIPE_KEYS} />
        <KeyGroup title={TABS_DAYS_CHARTS} rows={TAB_KEYS} />
        <KeyGroup title={SLIDERS} rows={SLIDER_KEYS} />
        {isInstalled('/actions') ? <KeyGroup title={CREW_SEATS} rows={SEAT_KEYS} /> : null}
        {isInstalled('/plans') ? <KeyGroup title={WEEK_OF_PLANS} rows={WEEK_KEYS} /> : null}
        <KeyGroup title={CROPPING} rows={CROP_KEYS} />
      </Groups>
    </Dialog>
  );
}
