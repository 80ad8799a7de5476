import { PAIRING_CODE_LENGTH } from '@fleetwatch/contract/tablets/limits';
import { runtime } from '../platform/config/runtime.ts';
import { makeTypedCode, typedCodeHash } from '../platform/auth/typedCode.ts';

/**
 * Makes a code of 40 random bits in two groups: 'K7Q2-M4ZT'. It cannot be guessed within ten minutes and
 * twenty attempts per coach.
 */
export const makePairingCode = (): string => makeTypedCode(PAIRING_CODE_LENGTH, PAIRING_CODE_LENGTH / 2);

export const pairingCodeHash = (code: string): string => typedCodeHash(code, runtime().pairingKey);
