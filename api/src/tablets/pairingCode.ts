import { PAIRING_CODE_LENGTH } from '@fleetwatch/contract/tablets/limits';
import { runtime } from '../platform/config/runtime.ts';
import { makeTypedCode, typedCodeHash } from '../platform/auth/typedCode.ts';

/** Forty random bits in two groups: 'K7Q2-M4ZT'. Ten minutes and twenty tries a coach leave no room to guess. */
export const makePairingCode = (): string => makeTypedCode(PAIRING_CODE_LENGTH, PAIRING_CODE_LENGTH / 2);

export const pairingCodeHash = (code: string): string => typedCodeHash(code, runtime().pairingKey);
