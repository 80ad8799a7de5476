/** Offices to which a club appoints members, besides its coaches (rule officer.offices). */
export const OFFICES = ['safety', 'duty', 'boats', 'rights', 'records'] as const;
export type Office = (typeof OFFICES)[number];

/** A member, to whom vacant offices fall if they are a confirmed coach. */
interface Holder {
  offices: readonly Office[];
  isConfirmedCoach: boolean;
}

/**
 * Returns the offices of a member: those they are appointed to, and, for a confirmed coach, those that are vacant (rule
 * officer.coach-until-named).
 * @param named offices to which the club has appointed an active member
 */
export const officesHeld = ({ offices, isConfirmedCoach }: Holder, named: ReadonlySet<Office>): Office[] =>
  OFFICES.filter((office) => offices.includes(office) || (isConfirmedCoach && !named.has(office)));
