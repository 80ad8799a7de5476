import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { NEW, whoseTabs } from './planTabs.tsx';
import { WHOSE_PLANS } from '../texts.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2);
`;

/* Chips, so that the row does not look like the strip of tabs above it. */
const Chips = styled.div`
  flex: 1;
  min-width: 0;
  [role='tablist'] {
    gap: var(--s2);
    padding-block: 3px;
    box-shadow: none;
  }
  [role='tab'] {
    min-height: 42px;
    padding: 0 14px;
    border: var(--border) solid var(--line);
    border-radius: var(--pill);
    background: var(--card);
    box-shadow: none;
    color: var(--ink);
    font-size: var(--text-s);
  }
  [role='tab'][aria-selected='true'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
`;

interface FilterRowProps {
  groups: readonly UserGroup[];
  whose: string;
  onWhose: (whose: string) => void;
  onNew: () => void;
  /** At the row's end. */
  children: ReactNode;
}

/** Filter of the plans: the member's own, all, or a group's; and New Plan. */
export function FilterRow({ groups, whose, onWhose, onNew, children }: FilterRowProps) {
  return (
    <Row>
      <Chips>
        <TabStrip
          label={WHOSE_PLANS}
          tabs={whoseTabs(groups)}
          value={whose}
          onChange={(chosen) => (chosen === NEW ? onNew() : onWhose(chosen))}
        />
      </Chips>
      {children}
    </Row>
  );
}
