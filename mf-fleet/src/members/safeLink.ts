/** A member's own address, when it is a page of the web; null for anything else, such as `javascript:`. */
export function safeLink(address: string | undefined): string | null {
  const url = URL.parse(address?.trim() ?? '');
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
