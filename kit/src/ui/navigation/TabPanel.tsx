// @chunk screens

import type { ReactNode } from 'react';

interface TabPanelProps {
  /** The `panelId` of its strip. */
  id: string;
  /** The chosen tab's label. */
  label: string;
  children: ReactNode;
}

/** The content of the chosen tab of a `TabStrip`. */
export function TabPanel({ id, label, children }: TabPanelProps) {
  return (
    <div id={id} role="tabpanel" aria-label={label}>
      {children}
    </div>
  );
}
