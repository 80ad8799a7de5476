/** Two sentences take longer to read than the 4 s of most toasts. */
export const TWO_SENTENCES_MS = 8_000;
