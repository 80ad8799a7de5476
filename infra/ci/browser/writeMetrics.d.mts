/** `text` with the section between the markers of this name replaced. Throws when there is no such section. */
export function replacePart(text: string, name: string, part: string): string;
