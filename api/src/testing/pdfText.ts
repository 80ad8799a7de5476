import { inflateSync } from 'node:zlib';

const ascii = new TextDecoder('windows-1252');

/** Extracts the lines of a PDF in the standard fonts, and its number of pages. */
export function pdfText(pdf: Buffer): { pages: number; text: string } {
  const source = pdf.toString('latin1');
  const lines = [...source.matchAll(/stream\n([^]*?)\nendstream/g)].flatMap(([, stream = '']) => {
    const drawn = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    return [...drawn.matchAll(/\[([^\]]*)\] TJ/g)].map(([, shown = '']) =>
      [...shown.matchAll(/<([\da-f]*)>/g)]
        .map(([, hex = '']) => ascii.decode(Buffer.from(hex, 'hex')))
        .join(''),
    );
  });
  return { pages: source.match(/\/Type \/Page\b/g)?.length ?? 0, text: lines.join('\n') };
}
