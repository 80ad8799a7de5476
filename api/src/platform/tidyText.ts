/** A name as it is kept: no spaces around it, and one between words. */
export function tidyText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
