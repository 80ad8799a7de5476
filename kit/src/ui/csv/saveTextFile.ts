export interface TextFile {
  /** File name: 'sorties-2026-05-01.csv'. */
  name: string;
  text: string;
  /** 'text/csv', 'text/plain' */
  type: string;
}

/** Saves a text as a UTF-8 file through the browser's download. */
export function saveTextFile({ name, text, type }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
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
