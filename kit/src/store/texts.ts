// @inner

export const STORAGE_FAILED = 'Storage failed';
/** Prefix of a pseudonym's number (rule member.anonymous). */
export const MEMBER = 'Member ';
