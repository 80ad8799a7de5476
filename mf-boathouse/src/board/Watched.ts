/** How a boat that is out stands, in a club that watches (rule safety.bar). */
export interface Watched {
  /** 'Late', 'Overdue', 'Alarm'; null in time. */
  late: string | null;
  /** When it is due back, '09:30'; null for a boat on its rack. */
  due: string | null;
}
