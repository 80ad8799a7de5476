import { runtime } from '../platform/config/runtime.ts';
import { makeTypedCode, typedCodeHash } from '../platform/auth/typedCode.ts';

const KEY_LENGTH = 20;
const GROUP_LENGTH = 5;

/** A key of a hundred random bits, in groups that a person can type: 'K7Q2M-…'. */
export const makeResetKey = (): string => makeTypedCode(KEY_LENGTH, GROUP_LENGTH);

/** What is kept of a key that confirms an address. */
export const confirmKeyHash = (key: string): string => typedCodeHash(key, runtime().confirmKey);

/** What is kept of a key, however it is typed. */
export const resetKeyHash = (key: string): string => typedCodeHash(key, runtime().resetKey);
