/**
 * Whether a file system error has this code. Under Jest, these errors are from another realm, so
 * `instanceof` fails.
 */
export function isFileError(error: unknown, code: 'ENOENT' | 'EEXIST'): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
