export interface SavedFile {
  name: string;
  text: string;
}

/** Captures the next file that a screen saves: `const saved = captureSavedFile()` … `await saved()`. */
export function captureSavedFile(): () => Promise<SavedFile> {
  let blob: Blob | undefined;
  let name = '';
  URL.createObjectURL = (content) => {
    if (content instanceof Blob) blob = content;
    return 'blob:of-the-test';
  };
  URL.revokeObjectURL = () => undefined;
  const catchLink = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return;
    // jsdom cannot navigate.
    event.preventDefault();
    name = event.target.download;
    document.removeEventListener('click', catchLink);
  };
  document.addEventListener('click', catchLink);
  return async () => {
    if (!blob) throw new Error('No file was saved.');
    return { name, text: await textOf(blob) };
  };
}

/** Reads a blob with its byte order mark, which Blob.text() drops; jsdom has no Blob.text() at all. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.onload = () => {
      const bytes = reader.result;
      if (bytes instanceof ArrayBuffer) resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
      else reject(new Error('The file has no bytes.'));
    };
    reader.readAsArrayBuffer(blob);
  });
}
