/** A file that holds more than a picture or movie does: looking at all of it would take too long, or all memory. */
export class UnreadableMedia extends Error {}
