import { textOfFile } from './textOfFile.ts';

test.each([
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x5a, 0x6f, 0xc3, 0xab]],
  ['UTF-8', [0x5a, 0x6f, 0xc3, 0xab]],
  ['Windows-1252', [0x5a, 0x6f, 0xeb]],
])('a file in %s is read', (_what, bytes) => expect(textOfFile(new Uint8Array(bytes))).toBe('Zoë'));
