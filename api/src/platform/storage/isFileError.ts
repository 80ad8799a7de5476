/** Whether an error of the file system has this code. Under Jest these errors are of another realm, so `instanceof` fails. */
export function isFileError(error: unknown, code: 'ENOENT' | 'EEXIST'): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
