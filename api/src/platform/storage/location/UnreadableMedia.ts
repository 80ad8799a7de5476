/** A file with more metadata than a picture or movie has: reading all of it would take too much time or memory. */
export class UnreadableMedia extends Error {}
