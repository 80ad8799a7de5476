/** Thrown for a file with excessive metadata, which would take too much time or memory to read. */
export class UnreadableMedia extends Error {}
