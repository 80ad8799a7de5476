import type { ReactNode } from 'react';

interface TabPanelProps {
  /** The `panelId` of its strip. */
  id: string;
  /** The chosen tab's label. */
  label: string;
  children: ReactNode;
}

/** What the chosen tab of a `TabStrip` shows. */
export function TabPanel({ id, label, children }: TabPanelProps) {
  return (
    <div id={id} role="tabpanel" aria-label={label}>
      {children}
    </div>
  );
}
