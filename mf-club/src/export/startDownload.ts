/** Has the browser download a file of this origin: it goes to the disk as it comes, whatever its size. */
export function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  // Firefox requires the link in the document.
  document.body.append(link);
  link.click();
  link.remove();
}
