export const OFFICES = ['safety', 'duty', 'boats', 'rights', 'records'] as const;
export type Office = (typeof OFFICES)[number];
