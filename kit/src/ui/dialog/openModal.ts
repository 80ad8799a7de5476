/** Moves the toasts; without a target they stay in the page. */
function moveToasts(place: Element | null | undefined): void {
  const toasts = document.querySelector('[data-toasts]');
  if (toasts) place?.append(toasts);
}

/**
 * Opens a modal dialog with the toasts inside it: anything outside is covered by it and cannot be pressed. The live regions
 * move along before there is a text in them, so that it is announced.
 * @returns the function that closes it
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  moveToasts(dialog);
  return () => {
    const below = [...document.querySelectorAll('dialog[open]')].filter((open) => open !== dialog);
    moveToasts(below.at(-1) ?? document.querySelector('[data-toasts-home]'));
    // The element returns the focus only if it is closed before it is removed.
    dialog.close();
  };
}
