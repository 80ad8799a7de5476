import type { ReactNode } from 'react';

/** How a boat that is out stands, in a club that watches (rule safety.bar). */
export interface WatchStatus {
  /** 'Late', 'Overdue', 'Alarm'; null in time. */
  late: string | null;
  /** When it is due back, '09:30', in its last hour 'in 42 min'; null for a boat on its rack. */
  due: string | null;
  /** Null, or in place of both: it was said to be on its rack, and is still to be landed. */
  rack: ReactNode;
}
