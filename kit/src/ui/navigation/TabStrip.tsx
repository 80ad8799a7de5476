// @chunk screens

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { afterLayout } from '../layout/afterLayout.ts';
import { Count, Reason, ShownTab, Strip, Tab } from './tabStripStyle.ts';
import { useScrollFade } from '../layout/useScrollFade.ts';

export interface TabItem {
  value: string;
  label: string;
  /** Decoration before the label: an icon, or the drawing of a boat. */
  picture?: ReactNode;
  /** A number beside the label, e.g. how many boats of the class are in. */
  count?: number | undefined;
  isDisabled?: boolean | undefined;
  /** Why the tab is disabled; shown when the user tries it. */
  reason?: string | undefined;
}

export interface TabStripProps {
  label: string;
  tabs: readonly TabItem[];
  value: string;
  /** Called when a tab is chosen: pressed, or by Enter or Space. Arrows only move the focus. */
  onChange?: (value: string) => void;
  /** Makes the strip an indicator that cannot be pressed: a list with a current item. */
  isDisplayOnly?: boolean;
  /** Id of the element that the chosen tab shows; give that element `role="tabpanel"`, or use `TabPanel`. */
  panelId?: string;
}

/** Tabs in one scrolling line. One tab stop; arrows, Home and End move between the tabs. */
export function TabStrip({ label, tabs, value, onChange, isDisplayOnly = false, panelId }: TabStripProps) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<TabItem>();
  useScrollFade(strip);
  // Tabs and counts that arrive later push the chosen tab aside; a count that changes does not.
  const shown = tabs.map((tab) => (tab.count === undefined ? tab.value : `${tab.value} n`)).join();
  useEffect(() => {
    const element = strip.current;
    return element ? afterLayout(element, () => scrollIntoMiddle(element)) : undefined;
  }, [value, shown]);

  if (isDisplayOnly) {
    return (
      <Strip as="ul" ref={strip} aria-label={label}>
        {tabs.map((tab) => (
          <ShownTab
            key={tab.value}
            $isChosen={tab.value === value}
            aria-current={tab.value === value || undefined}
          >
            <TabLabel tab={tab} />
          </ShownTab>
        ))}
      </Strip>
    );
  }

  const focusable = tabs.some((tab) => tab.value === value) ? value : tabs[0]?.value;
  const choose = (tab: TabItem) => {
    setRefused(tab.isDisabled ? tab : undefined);
    if (!tab.isDisabled) onChange?.(tab.value);
  };
  const reason = tabs.find((tab) => tab.value === refused?.value && tab.isDisabled)?.reason;
  return (
    <div>
      <Strip ref={strip} role="tablist" aria-label={label} onKeyDown={moveFocus}>
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            type="button"
            role="tab"
            $isChosen={tab.value === value}
            aria-selected={tab.value === value}
            aria-disabled={tab.isDisabled || undefined}
            aria-describedby={tab.isDisabled && tab.reason ? `${id}-${tab.value}` : undefined}
            aria-controls={tab.value === value ? panelId : undefined}
            title={tab.isDisabled ? tab.reason : undefined}
            tabIndex={tab.value === focusable ? 0 : -1}
            onClick={() => choose(tab)}
          >
            <TabLabel tab={tab} />
          </Tab>
        ))}
      </Strip>
      {tabs.map((tab) =>
        tab.isDisabled && tab.reason ? (
          <span key={tab.value} id={`${id}-${tab.value}`} hidden>
            {tab.reason}
          </span>
        ) : null,
      )}
      <div role="status">{reason ? <Reason>{reason}</Reason> : null}</div>
    </div>
  );
}

function TabLabel({ tab }: { tab: TabItem }) {
  return (
    <>
      {tab.picture}
      {tab.label}
      {tab.count === undefined ? null : <Count>{tab.count}</Count>}
    </>
  );
}

function scrollIntoMiddle(strip: HTMLElement): void {
  const chosen = strip.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="true"]');
  if (!chosen) return;
  // Not scrollIntoView: that would scroll the page as well.
  strip.scrollTo({
    left: chosen.offsetLeft - strip.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2,
  });
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const targets: Partial<Record<string, number>> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
}
