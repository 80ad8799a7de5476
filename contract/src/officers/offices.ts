/** What a club names members for, beside its coaches (rule officer.offices). */
export const OFFICES = ['safety', 'duty', 'boats', 'rights', 'records'] as const;
export type Office = (typeof OFFICES)[number];

/** What an office is called, and what its holders do. */
export const OFFICE_TEXTS: Readonly<Record<Office, { title: string; what: string }>> = {
  safety: {
    title: 'Safety officer',
    what: 'Is notified when a boat is overdue or was launched despite a rule.',
  },
  duty: { title: 'On duty', what: 'Looks after the boathouse today.' },
  boats: { title: 'Boat captain', what: 'Looks after the boats, and may launch one that is in dry dock.' },
  rights: { title: 'Clearances', what: 'Decides who may row which boat.' },
  records: { title: 'Records', what: 'Approves corrections of the log, and imports.' },
};

/** A member, to whom offices without a named member fall if they are a confirmed coach. */
interface Holder {
  offices: readonly Office[];
  isConfirmedCoach: boolean;
}

/**
 * The offices that a member holds: those they are named for, and for a confirmed coach those that no one is named for
 * (rule officer.coach-until-named).
 * @param named offices for which the club has named an active member
 */
export const officesHeld = ({ offices, isConfirmedCoach }: Holder, named: ReadonlySet<Office>): Office[] =>
  OFFICES.filter((office) => offices.includes(office) || (isConfirmedCoach && !named.has(office)));
