/** Saves a file through the browser's download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // A modal dialog makes everything outside itself inert, including a link in the body. Firefox requires the link in the
  // document.
  (document.querySelector('dialog[open]') ?? document.body).append(link);
  link.click();
  link.remove();
  // The URL is revoked later, because a download that has not started yet still needs it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
