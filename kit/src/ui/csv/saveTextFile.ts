export interface TextFile {
  /** As it is saved: 'sorties-2026-05-01.csv'. */
  name: string;
  text: string;
  /** 'text/csv', 'text/plain' */
  type: string;
}

/** Hands a text to the browser as a download, in UTF-8. */
export function saveTextFile({ name, text, type }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // A dialog over the page makes everything outside itself inert, a link in the body too: Firefox needs it in the page.
  (document.querySelector('dialog[open]') ?? document.body).append(link);
  link.click();
  link.remove();
  // A download that has not begun yet would find nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
