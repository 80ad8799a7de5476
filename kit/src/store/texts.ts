// @inner

export const STORAGE_FAILED = 'Storage failed';
/** Before the number of a pseudonym (rule member.anonymous). */
export const MEMBER = 'Member ';
