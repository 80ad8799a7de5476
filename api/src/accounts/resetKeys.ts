import { runtime } from '../platform/config/runtime.ts';
import { makeTypedCode, typedCodeHash } from '../platform/auth/typedCode.ts';

const KEY_LENGTH = 20;
const GROUP_LENGTH = 5;

/** Makes a key of 100 random bits, in groups that a person can type: 'K7Q2M-…'. */
export const makeResetKey = (): string => makeTypedCode(KEY_LENGTH, GROUP_LENGTH);

/** Digest stored for a key that confirms an address. */
export const confirmKeyHash = (key: string): string => typedCodeHash(key, runtime().confirmKey);

/** Digest stored for a reset key, the same in any spelling a person may type. */
export const resetKeyHash = (key: string): string => typedCodeHash(key, runtime().resetKey);
