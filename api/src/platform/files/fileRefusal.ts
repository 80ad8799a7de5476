import { ApiError } from '../http/errors.ts';

/** Builds the refusal of a file as a whole: 422 `invalid:file`. */
export const fileRefusal = (text: string): ApiError => new ApiError('invalid:file', text);
