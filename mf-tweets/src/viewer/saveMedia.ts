import { NETWORK_REFUSED } from '@fleetwatch/contract/errors/messages';
import { MEDIA_NOT_FOUND } from '@fleetwatch/contract/media/messages';

/** A download that has not begun yet would find nothing. */
const KEPT_MS = 60_000;

/**
 * Saves a file under its own name. It is fetched first: a browser takes no name for what comes from a bucket's origin.
 * @returns why not, or null
 */
export async function saveMedia(address: string, fileName: string): Promise<string | null> {
  try {
    const answer = await fetch(new URL(address, location.href));
    if (!answer.ok) return MEDIA_NOT_FOUND;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = fileName;
    // Everything outside of an open dialog is inert, and Firefox needs the link in the page.
    (document.querySelector('dialog[open]') ?? document.body).append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
    return null;
  } catch {
    return NETWORK_REFUSED;
  }
}
