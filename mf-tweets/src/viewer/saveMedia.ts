import { NETWORK_REFUSED } from '@fleetwatch/contract/errors/texts';
import { MEDIA_NOT_FOUND } from '@fleetwatch/contract/media/texts';

/** The URL is revoked later, because a download that has not started yet still needs it. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Saves a file under its own name. It is fetched first, because browsers ignore a file name for another origin.
 * @returns the reason of a failure, or null
 */
export async function saveMedia(address: string, fileName: string): Promise<string | null> {
  try {
    const answer = await fetch(new URL(address, location.href));
    if (!answer.ok) return MEDIA_NOT_FOUND;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = fileName;
    // Everything outside an open dialog is inert, and Firefox requires the link in the document.
    (document.querySelector('dialog[open]') ?? document.body).append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
    return null;
  } catch {
    return NETWORK_REFUSED;
  }
}
