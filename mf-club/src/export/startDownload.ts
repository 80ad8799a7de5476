/** Makes the browser download a file of this origin, streamed to the disk at any size. */
export function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  // Firefox requires the link in the document.
  document.body.append(link);
  link.click();
  link.remove();
}
