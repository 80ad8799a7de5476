import type { ReactNode } from 'react';

/** Status of a boat that is out, in a club that watches (rule safety.bar). */
export interface WatchStatus {
  /** 'Late', 'Overdue', 'Alarm'; null if on time. */
  late: string | null;
  /** Due time, '09:30', in its last hour 'in 42 min'; null for a boat on its rack. */
  due: string | null;
  /** Null, or replaces both: the boat was reported on its rack but has not been landed. */
  rack: ReactNode;
}
